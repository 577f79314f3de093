import { type PageData, pageDataElement } from '#browser/page-data.ts';

/** A page as rendered by React. */
export interface RenderedPage {
  readonly status: number;
  /** Title, description and structured data, as elements of the head. */
  readonly head: string;
  /** The content of the element with the id "root". */
  readonly body: string;
  /** The source files of its screen, by which the shell finds the files of the app that hydrate it. */
  readonly modules: readonly string[];
}

/** What all pages have in common. The build makes it from index.html (scripts/build/page-shell.ts). */
export interface PageShell {
  /** Everything before the page's own part of the head. */
  readonly start: string;
  /** From there to the start of the root element. */
  readonly middle: string;
  /** Everything after the root element. */
  readonly end: string;
  /** The script that loads the app. */
  readonly app: string;
  /** The files that the app needs on every page. */
  readonly files: readonly string[];
  /** Further files for a screen, by the screen's source file. */
  readonly filesOf: Readonly<Record<string, readonly string[]>>;
  /** The styles of every page, as elements of the head. */
  readonly styles: string;
  /** Further styles for a screen, by the screen's source file. */
  readonly stylesOf: Readonly<Record<string, string>>;
}

type PageParts = Pick<RenderedPage, 'head' | 'body'> &
  Partial<Pick<RenderedPage, 'modules'> & Pick<PageData, 'responses' | 'isErrorPage'>>;

/** The complete HTML of a page that the app hydrates. */
export function composePage(
  shell: PageShell,
  { head, body, modules = [], responses = {}, isErrorPage }: PageParts,
): string {
  const files = new Set([...shell.files, ...modules.flatMap((module) => shell.filesOf[module] ?? [])]);
  const data = pageDataElement({ files: [...files], responses, ...(isErrorPage && { isErrorPage }) });
  return compose(shell, stylesFor(shell, modules) + head, body, data + shell.app);
}

/** The complete HTML of a page without the app. */
export function composeStaticPage(
  shell: PageShell,
  { head, body }: Pick<PageParts, 'head' | 'body'>,
): string {
  return compose(shell, stylesFor(shell, []) + head, body, '');
}

/** A page's head holds the styles of its own screen only; the app loads those of the next one with its code. */
function stylesFor({ styles, stylesOf }: PageShell, modules: readonly string[]): string {
  return styles + [...new Set(modules.map((module) => stylesOf[module] ?? ''))].join('');
}

function compose({ start, middle, end }: PageShell, head: string, body: string, scripts: string): string {
  return `${start}${head}${middle}<div id="root">${body}</div>${scripts}${end}`;
}

/** The `context` of a page's loaders. */
export interface ServerContext {
  /** Serves the site's own requests, for example `/api/posts?page=2`, without a network. */
  readonly request: (path: string) => Promise<Response>;
}

/** How the page at an address may be cached. */
export interface Caching {
  /** Whether it is the same for every visitor. */
  readonly isShared: boolean;
  /** The keys of the query that change what it shows. */
  readonly query: readonly string[];
}

/** The server build of the site: renders the page of an address with the data of its loaders. */
export type RenderPage = (url: URL, context?: ServerContext) => Promise<RenderedPage>;
