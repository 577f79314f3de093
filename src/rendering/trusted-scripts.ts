/**
 * Lets libraries load their scripts by address (reCAPTCHA, the tag manager, the sign-in with Google): which addresses,
 * the security policy says in `script-src`. Texts do not become scripts or HTML by this.
 */
export function trustScriptAddresses(): void {
  const { trustedTypes } = window as MayTrustTypes;
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
}
