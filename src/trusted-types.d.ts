/** The part of Trusted Types that is used (w3.org/TR/trusted-types); TypeScript's library does not have it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string },
  ): { createHTML(html: string): string };
}

/** What a browser has that knows them. */
interface MayTrustTypes {
  readonly trustedTypes?: TrustedTypes;
}
