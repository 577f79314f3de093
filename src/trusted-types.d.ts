/** The part of Trusted Types in use (w3.org/TR/trusted-types); TypeScript's library lacks it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      /** Browsers pass the sink to the default policy; code that calls a policy itself may omit it. */
      createHTML?: (html: string, sink?: string) => string | null;
      createScript?: (text: string) => string | null;
      createScriptURL?: (url: string) => string | null;
    },
  ): { createHTML(html: string): string };
}

/** The global object; `trustedTypes` is missing in browsers that do not support them. */
interface TrustedTypesGlobal {
  readonly trustedTypes?: TrustedTypes;
}
