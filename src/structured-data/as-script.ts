/** Signs that could end the element, begin a comment in it, or end a line where the text is read as a script. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * Structured data as an element for the head of a page. No text in it can leave the element: JSON takes every sign as
 * an escape too. Browsers do not run it, so the security policy need not name it.
 */
export function asScript(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replace(UNSAFE, escapeSign)}</script>`;
}

function escapeSign(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
