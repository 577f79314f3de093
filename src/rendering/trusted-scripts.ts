/**
 * Lets libraries load scripts by address (reCAPTCHA, the tag manager, the Google sign-in); `script-src` of the security
 * policy limits the addresses. Text does not become script or HTML by this.
 */
export function trustScriptAddresses(): void {
  const { trustedTypes } = window as MayTrustTypes;
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
}
