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

/** The parts that all pages have in common. The build makes them from index.html (scripts/build/page-shell.ts). */
export interface PageShell {
  /** Everything before the page's own part of the head. */
  readonly start: string;
  /** Everything between the page's own part of the head and the root element. */
  readonly middle: string;
  /** Everything after the root element. */
  readonly end: string;
  /** The script that loads the app. */
  readonly app: string;
  /** The files that the app needs on every page. */
  readonly files: readonly string[];
  /** Further files for a screen, by the screen's source file. */
  readonly filesOf: Readonly<Record<string, readonly string[]>>;
  /**
   * The styles that the pages of a screen need for their first paint, by the screen's source file; under an empty name,
   * those of a page without a screen.
   */
  readonly stylesOf: Readonly<Record<string, string>>;
}

type PageParts = Pick<RenderedPage, 'head' | 'body'> &
  Partial<Pick<RenderedPage, 'modules'> & Pick<PageData, 'responses' | 'isErrorPage'>>;

/**
 * The complete HTML of a page that the app hydrates. Its head has the styles of the first paint. After that paint
 * `shell.app` loads the stylesheets themselves; without scripts, the browser loads them at once.
 */
export function composePage(
  shell: PageShell,
  { head, body, modules = [], responses = {}, isErrorPage }: PageParts,
): string {
  const files = filesFor(shell, modules);
  const styles = `<style>${shell.stylesOf[modules[0] ?? ''] ?? ''}</style><noscript>${stylesheets(files)}</noscript>`;
  const data = pageDataElement({ files, responses, ...(isErrorPage && { isErrorPage }) });
  return compose(shell, styles + head, body, data + shell.app);
}

/** The complete HTML of a page without the app. */
export function composeStaticPage(
  shell: PageShell,
  { head, body }: Pick<PageParts, 'head' | 'body'>,
): string {
  return compose(shell, stylesheets(shell.files) + head, body, '');
}

/** The files of the app and of a page's screen, each once. */
export function filesFor({ files, filesOf }: PageShell, modules: readonly string[]): string[] {
  return [...new Set([...files, ...modules.flatMap((module) => filesOf[module] ?? [])])];
}

function stylesheets(files: readonly string[]): string {
  const styles = files.filter((file) => file.endsWith('.css'));
  return styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
}

function compose({ start, middle, end }: PageShell, head: string, body: string, scripts: string): string {
  return `${start}${head}${middle}<div id="root">${body}</div>${scripts}${end}`;
}

/** What the server provides to the loaders of a page. */
export interface ServerContext {
  /** Serves the site's own requests, for example `/api/posts?page=2`, without a network. */
  readonly request: (path: string) => Promise<Response>;
}

/** How the page at a URL may be cached. */
export interface Caching {
  /** Whether it is the same for every visitor. */
  readonly isShared: boolean;
  /** The keys of the query that change what it shows. */
  readonly query: readonly string[];
}

/** The server build of the site: renders the page of a URL with the data of its loaders. */
export type RenderPage = (url: URL, context?: ServerContext) => Promise<RenderedPage>;
