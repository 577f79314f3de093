import { slugify } from '../posts/slug.ts';
import { dateOf, type TransferFile, type TransferPost } from './transfer-post.ts';

/** The types of WordPress's entries that are neither posts nor pages, and are left out. */
const OTHER_TYPES =
  /^(?:attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|wp_.+)$/;

const IMPORTED_STATUSES: readonly string[] = ['publish', 'future', 'draft', 'pending', 'private'];

/** Reads the XML that WordPress exports (WXR). Throws an error when it is no such export. */
export function readWordPress(xml: Document): TransferFile {
  const items = [...xml.getElementsByTagName('item')];
  if (xml.getElementsByTagName('wp:wxr_version').length === 0) {
    throw new Error('it is not an export of WordPress, or is damaged');
  }
  const authors = pairsIn(xml, 'wp:author', 'wp:author_login', 'wp:author_display_name');
  const attachments = pairsIn(xml, 'item', 'wp:post_id', 'wp:attachment_url');
  const candidates = items.filter((item) => !OTHER_TYPES.test(textIn(item, 'wp:post_type')));
  const posts = candidates.filter((item) => refusalOf(item) === undefined);
  return {
    posts: posts.map((item) => readItem(item, authors, attachments)),
    refused: candidates.flatMap((item) => {
      const reason = refusalOf(item);
      return reason ? [{ title: textIn(item, 'title'), reason }] : [];
    }),
  };
}

function refusalOf(item: Element): string | undefined {
  const [type, status] = [textIn(item, 'wp:post_type'), textIn(item, 'wp:status')];
  if (type !== 'post') return `it is a ${type || 'part without a type'}, not a post`;
  return IMPORTED_STATUSES.includes(status) ? undefined : `its state is “${status}”`;
}

function readItem(
  item: Element,
  authors: ReadonlyMap<string, string>,
  attachments: ReadonlyMap<string, string>,
): TransferPost {
  const title = textIn(item, 'title');
  const login = textIn(item, 'dc:creator');
  const meta = pairsIn(item, 'wp:postmeta', 'wp:meta_key', 'wp:meta_value');
  return {
    slug: slugify(textIn(item, 'wp:post_name') || title),
    title,
    html: articleOf(textIn(item, 'content:encoded')),
    isForeign: true,
    authorName: authors.get(login) || login,
    // The date of a draft is 0000-00-00, which dateOf turns into undefined.
    date: dateOf(`${textIn(item, 'wp:post_date_gmt').replace(' ', 'T')}Z`),
    categories: [...item.getElementsByTagName('category')]
      .filter((category) => category.getAttribute('domain') === 'category')
      .map((category) => category.textContent?.trim() ?? ''),
    published: textIn(item, 'wp:status') === 'publish',
    image: attachments.get(meta.get('_thumbnail_id') ?? '') ?? '',
    excerpt: textIn(item, 'excerpt:encoded'),
    searchTitle: '',
    searchDescription: '',
  };
}

function textIn(parent: Element, name: string): string {
  return parent.getElementsByTagName(name)[0]?.textContent?.trim() ?? '';
}

/** Returns a map with an entry for each element called `name`: the text of its child `key`, with that of its child `value`. */
function pairsIn(parent: Document | Element, name: string, key: string, value: string): Map<string, string> {
  const all = [...parent.getElementsByTagName(name)];
  return new Map(all.map((element) => [textIn(element, key), textIn(element, value)]));
}

/** Returns an entry as HTML. A text of the block editor is HTML already; in an older one blank lines separate paragraphs. */
function articleOf(source: string): string {
  const html = source.replace(
    // `[caption …]picture, perhaps linked, caption[/caption]`. Parts exclude each other: else unclosed captions take minutes.
    /\[caption[^\][]*\]\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)([^[]*)\[\/caption\]/g,
    '\n\n<figure>$1<figcaption>$2</figcaption></figure>\n\n',
  );
  if (/<!-- wp:|<p[\s>]/.test(html)) return html;
  return html
    .split(/\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) =>
      /^<(?:h\d|ul|ol|table|blockquote|pre|figure|div|hr)\b/.test(part)
        ? part
        : `<p>${part.replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n');
}
