/** The part of the library in use; it has no types of its own. */
declare module 'react-gtm-module' {
  const TagManager: {
    initialize(options: { readonly gtmId: string; readonly auth?: string; readonly preview?: string }): void;
  };
  export default TagManager;
}

/** The scripts and elements, as text, that the library adds to a page. */
declare module 'react-gtm-module/dist/Snippets.js' {
  const snippets: {
    tags(options: {
      readonly id: string;
      readonly events: object;
      readonly dataLayerName: string;
      readonly auth: string;
      readonly preview: string;
    }): { readonly script: string; readonly iframe: string; readonly dataLayerVar: string };
  };
  export default snippets;
}
