/** The part of Trusted Types that is used (w3.org/TR/trusted-types); TypeScript's library does not have it yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * Lets libraries load their scripts by address (reCAPTCHA, the tag manager, the sign-in with Google): which addresses,
 * the security policy says in `script-src`. Texts do not become scripts or HTML by this.
 */
export function trustScriptAddresses(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
}
