const ELEMENT_ID = 'page-data';

/** The embedded data of a prerendered page. */
export interface PageData {
  /** The files of the app that this page needs. */
  readonly files: readonly string[];
  /** Whether this is the page that the server sends for every unknown URL; the app then looks the URL up itself. */
  readonly isErrorPage?: boolean;
  /** Responses of the site's own functions, by path, with which the page was rendered. */
  readonly responses: Readonly<Record<string, unknown>>;
}

/** Returns the data of a page as an element of its HTML. */
export function pageDataElement(data: PageData): string {
  // Escaped, so that a `</script>` in the data does not close the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

let responses: Map<string, unknown> | undefined;

/** Returns an embedded response, or undefined. Each is returned once, so that a second request fetches the current one. */
export function takeEmbeddedResponse(path: string): Response | undefined {
  responses ??= new Map(Object.entries(readPageData()?.responses ?? {}));
  if (!responses.has(path)) return undefined;
  const response = Response.json(responses.get(path));
  responses.delete(path);
  return response;
}

/** The data of this page; undefined where it was not prerendered. */
export function readPageData(): PageData | undefined {
  const text = globalThis.document?.getElementById(ELEMENT_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Whether this is the page that the server sends for every unknown URL. */
export function isErrorPage(): boolean {
  return readPageData()?.isErrorPage ?? false;
}
