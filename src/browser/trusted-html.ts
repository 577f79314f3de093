let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Marks HTML as safe to parse: the security policy rejects any other HTML. Only for HTML built from this project's own
 * files or sanitised by `domain/html/sanitise-html.ts`.
 */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as TrustedTypesGlobal;
  policy ??= trustedTypes?.createPolicy('site', { createHTML: (text) => text });
  // Typed as a string, as React and the DOM's types expect.
  return policy ? policy.createHTML(html) : html;
}
