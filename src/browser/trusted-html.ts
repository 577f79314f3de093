let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Marks HTML as safe to be parsed by the browser: the security policy lets nothing else become elements. Only for what
 * is built from this project's own files, or was sanitised by `domain/html/sanitise-html.ts`.
 */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as MayTrustTypes;
  policy ??= trustedTypes?.createPolicy('site', { createHTML: (text) => text });
  // Typed as the text that it stands for: that is how React and the DOM's types take it.
  return policy ? policy.createHTML(html) : html;
}
