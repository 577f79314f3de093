let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Matches what neither drawings nor sanitised texts contain: elements that load or run something and, in any other tag outside
 * quoted values, event handlers and `javascript:` URLs. It expects attributes as browsers serialise them, with quoted values.
 */
const UNSAFE =
  /<(?:script|iframe|frame|object|embed|base|meta|link|form)\b|<[a-z](?:"[^"]*"|'[^']*'|[^'">])*?(?:[\s/]|"[^"]*"|'[^']*')(?:on[a-z]+\s*=|[a-z:]*(?:href|src|action)\s*=\s*["']?\s*javascript:)/i;

/**
 * Marks HTML as safe to parse: the security policy rejects any other HTML. Only for HTML built from this project's own
 * files or sanitised by `domain/html/sanitise-html.ts`; if it still contains something executable, nothing is shown.
 */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as TrustedTypesGlobal;
  policy ??= trustedTypes?.createPolicy('site', { createHTML: (text) => (UNSAFE.test(text) ? null : text) });
  // What a policy returns is typed as a string here, because React and the DOM's types expect one.
  return policy ? policy.createHTML(html) : html;
}
