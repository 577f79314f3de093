/** A page as React renders it. */
export interface RenderedPage {
  readonly status: number;
  /** Title, description and the like, for the head. */
  readonly head: string;
  /** What goes into the element with the id "root". */
  readonly body: string;
}

/** Places in the page that the build has made (index.html). */
const HEAD = '<!--head-->';
const ROOT = '<div id="root"><!--body--></div>';
const ANSWERS = '<!--answers-->';

/** What is put into the page that the build has made. */
export interface PageParts extends Pick<RenderedPage, 'head' | 'body'> {
  /** Answers of the site's own calls by their path, so that the browser does not ask again. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** False for a page that serves many addresses, as the error page: each is rendered anew by the browser. */
  readonly isForOneAddress?: boolean;
}

/** The whole HTML of a page. */
export function composePage(
  shell: string,
  { head, body, answers, isForOneAddress = true }: PageParts,
): string {
  const rendered = isForOneAddress ? ' data-rendered="true"' : '';
  const json = answers && JSON.stringify(answers).replaceAll('<', '\\u003c');
  // Tags that the browser is to replace are marked; the others it takes over.
  const tags = isForOneAddress ? head : head.replaceAll(/<(?=title|meta|link)\w+/g, '$& data-ahead');
  return shell
    .replace(HEAD, () => tags)
    .replace(ROOT, () => `<div id="root"${rendered}>${body}</div>`)
    .replace(ANSWERS, () => (json ? `<script type="application/json" id="answers">${json}</script>` : ''));
}

/** What the loaders of a page get as their `context`. */
export interface ServerContext {
  /** Answers the site's own calls, `/api/posts?page=2`, without a network. */
  readonly ask: (path: string) => Promise<Response>;
}

/** The server's half of the site: renders the page of an address with everything that its loaders give. */
export type RenderPage = (url: URL, context?: ServerContext) => Promise<RenderedPage>;
