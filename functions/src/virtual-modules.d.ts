// Modules that the build generates for the functions (scripts/build/build-functions.ts), and jsdom, a library without types.

declare module 'virtual:site-shell' {
  const shell: import('#rendering/page.ts').PageShell;
  export default shell;
}

declare module 'virtual:site-headers' {
  const headers: Readonly<Record<string, string>>;
  export default headers;
}

declare module 'virtual:site-paths' {
  /** The prerendered pages for search engines, the time of the build (ISO 8601), and the page of each PDF by its file name. */
  const pages: {
    readonly builtAt: string;
    readonly paths: readonly string[];
    readonly pathsByFile: Readonly<Record<string, string>>;
  };
  export default pages;
}

declare module 'virtual:site-names' {
  const site: import('#domain/sums/beacon.ts').KnownSite;
  export default site;
}

declare module 'virtual:cover-motifs' {
  const motifs: import('#drawings/covers.ts').Motifs;
  export default motifs;
}

declare module 'virtual:site' {
  export const renderPage: import('#rendering/page.ts').RenderPage;
  export function cachingOf(url: URL): import('#rendering/page.ts').Caching;
}

declare module 'jsdom' {
  export class JSDOM {
    readonly window: Window & typeof globalThis;
    constructor(html: string, options: { readonly url: string } | { readonly contentType: string });
  }
}
