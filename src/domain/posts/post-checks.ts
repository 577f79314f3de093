import { textOf } from '../html/text-of.ts';
import { countWords } from './post-summary.ts';
import { slugify } from './slug.ts';

/** The number of characters that search engines show of a title. */
const SHOWN_TITLE_LENGTH = 70;

/** A post with fewer words is a notice rather than an article. */
const SHORT_TEXT_WORDS = 100;

/** In characters. A shorter excerpt leaves half of a card empty. */
const SHORT_EXCERPT_LENGTH = 50;

/** The parts of a post that are checked while it is written. */
export interface CheckedPost {
  readonly title: string;
  /** The post's own title for search engines and its own excerpt; empty if there is none. */
  readonly searchTitle: string;
  readonly excerpt: string;
  readonly categories: readonly string[];
  /** The elements of its sanitised text (html/sanitise-html.ts). */
  readonly body: ParentNode & Node;
}

/** What the checks need to know about the site. */
export interface KnownSite {
  /** The site's URL, against which relative links are resolved. */
  readonly siteUrl: string;
  /** Paths that lead nowhere. */
  readonly deadPaths: ReadonlySet<string>;
  /** The categories of published posts. */
  readonly categories: readonly string[];
}

/** A possible improvement of a post: the rule, the text that breaks it ('' for the whole post), and the actual or the better value. */
export interface Finding {
  readonly rule:
    | 'first-heading'
    | 'skipped-level'
    | 'missing-alt'
    | 'dead-link'
    | 'long-title'
    | 'short-text'
    | 'short-excerpt'
    | 'category-spelling';
  readonly place: string;
  readonly detail: string;
}

/** Checks a post, in the order of the form. Nothing found here prevents saving. */
export function checkPost(post: CheckedPost, site: KnownSite): Finding[] {
  return [
    ...checkTitle(post),
    ...checkHeadings(post),
    ...checkPictures(post),
    ...checkLinks(post, site),
    ...checkLength(post),
    ...checkCategories(post, site),
  ];
}

/** A long title is fine if the post has a title for search, whose length the form limits. */
function checkTitle({ title, searchTitle }: CheckedPost): Finding[] {
  const { length } = searchTitle.trim() || title.trim();
  return length > SHOWN_TITLE_LENGTH ? [{ rule: 'long-title', place: '', detail: String(length) }] : [];
}

/** The title of the page is its h1: a text begins with h2 or h3, and skips no level on the way down. */
function checkHeadings({ body }: CheckedPost): Finding[] {
  let previousLevel = 0;
  return [...body.querySelectorAll('h2, h3, h4')].flatMap((heading): Finding[] => {
    const level = Number(heading.localName[1]);
    const isFirst = previousLevel === 0;
    const maxLevel = isFirst ? 3 : previousLevel + 1;
    previousLevel = level;
    if (level <= maxLevel) return [];
    const rule = isFirst ? 'first-heading' : 'skipped-level';
    return [{ rule, place: textOf(heading), detail: String(maxLevel) }];
  });
}

/** An empty `alt` says that a picture is decorative. */
function checkPictures({ body }: CheckedPost): Finding[] {
  return [...body.querySelectorAll('img')].flatMap((picture, index): Finding[] => {
    if (picture.hasAttribute('alt')) return [];
    const place = picture.getAttribute('src')?.split('/').at(-1) ?? '';
    return [{ rule: 'missing-alt', place, detail: String(index + 1) }];
  });
}

function checkLinks({ body }: CheckedPost, { siteUrl, deadPaths }: KnownSite): Finding[] {
  return siteLinks(body, siteUrl)
    .filter(({ path }) => deadPaths.has(path))
    .map(({ path, text }) => ({ rule: 'dead-link', place: text, detail: path }));
}

function checkLength({ body, excerpt }: CheckedPost): Finding[] {
  const words = countWords(textOf(body));
  const { length } = excerpt.trim();
  const found: Finding[] = [];
  if (words > 0 && words < SHORT_TEXT_WORDS)
    found.push({ rule: 'short-text', place: '', detail: String(words) });
  if (length > 0 && length < SHORT_EXCERPT_LENGTH)
    found.push({ rule: 'short-excerpt', place: '', detail: String(length) });
  return found;
}

/** Categories with the same letters and digits are meant to be the same. */
function checkCategories({ categories }: CheckedPost, { categories: inUse }: KnownSite): Finding[] {
  return categories.flatMap((name): Finding[] => {
    const used = inUse.includes(name) ? undefined : inUse.find((other) => keyOf(other) === keyOf(name));
    return used === undefined ? [] : [{ rule: 'category-spelling', place: name, detail: used }];
  });
}

function keyOf(category: string): string {
  return slugify(category) || category.toLowerCase();
}

/** The links of a text to pages of the site itself: their text, and their path without query and fragment. */
export function siteLinks(
  body: ParentNode,
  siteUrl: string,
): { readonly path: string; readonly text: string }[] {
  const { origin } = new URL(siteUrl);
  return [...body.querySelectorAll('a[href]')].flatMap((link) => {
    const url = URL.parse(link.getAttribute('href') ?? '', siteUrl);
    return url?.origin === origin ? [{ path: url.pathname, text: textOf(link) }] : [];
  });
}
