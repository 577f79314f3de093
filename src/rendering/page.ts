import { type PageData, pageDataElement } from './page-data.ts';

/** A page as React renders it. */
export interface RenderedPage {
  readonly status: number;
  /** Title, description and structured data, as elements of the head. */
  readonly head: string;
  /** The content of the element with the id "root". */
  readonly body: string;
  /** The source files of its screen, by which the shell knows the files of the app that hydrate it. */
  readonly modules: readonly string[];
}

/** What all pages have in common. The build makes it of index.html (scripts/build/page-shell.ts). */
export interface PageShell {
  /** Everything before the page's own part of the head. */
  readonly start: string;
  /** From there to the beginning of the root element. */
  readonly middle: string;
  /** What follows the root element. */
  readonly end: string;
  /** The script that loads the app. */
  readonly app: string;
  /** The files that the app needs on every page. */
  readonly files: readonly string[];
  /** The files that it needs for a screen besides, by the screen's source file. */
  readonly filesOf: Readonly<Record<string, readonly string[]>>;
}

type PageParts = Pick<RenderedPage, 'head' | 'body'> &
  Partial<Pick<RenderedPage, 'modules'> & Pick<PageData, 'responses' | 'isErrorPage'>>;

/** The whole HTML of a page that the app hydrates. */
export function composePage(
  shell: PageShell,
  { head, body, modules = [], responses = {}, isErrorPage }: PageParts,
): string {
  const files = new Set([...shell.files, ...modules.flatMap((module) => shell.filesOf[module] ?? [])]);
  const data = pageDataElement({ files: [...files], responses, ...(isErrorPage && { isErrorPage }) });
  return compose(shell, head, body, data + shell.app);
}

/** The whole HTML of a page without the app. */
export function composeStaticPage(
  shell: PageShell,
  { head, body }: Pick<PageParts, 'head' | 'body'>,
): string {
  return compose(shell, head, body, '');
}

function compose({ start, middle, end }: PageShell, head: string, body: string, scripts: string): string {
  return `${start}${head}${middle}<div id="root">${body}</div>${scripts}${end}`;
}

/** What the loaders of a page get as their `context`. */
export interface ServerContext {
  /** Responds to the site's own requests, `/api/posts?page=2`, without a network. */
  readonly request: (path: string) => Promise<Response>;
}

/** How the page at an address may be cached. */
export interface Caching {
  /** Whether it is the same for everybody. */
  readonly isShared: boolean;
  /** The keys of the query that change what it shows. */
  readonly query: readonly string[];
}

/** The server's half of the site: renders the page of an address with everything that its loaders return. */
export type RenderPage = (url: URL, context?: ServerContext) => Promise<RenderedPage>;
