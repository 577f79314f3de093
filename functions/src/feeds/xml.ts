import { escapeHtml } from '#domain/html/escape-html.ts';

/** Characters that XML 1.0 forbids even if escaped, such as control characters and lone surrogates (w3.org/TR/xml, "Char"). */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes text for XML content, or for an attribute in single or double quotes. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_XML, ''));
}
