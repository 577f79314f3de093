/** Characters that could close the element, start a comment in it, or end a line where the text is read as a script. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * Structured data of schema.org as an element for the head of a page. No text can break out of the element: any
 * character may be escaped in JSON. Browsers do not execute it, so the security policy need not allow it.
 */
export function asScript(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const escaped = json.replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/ld+json">${escaped}</script>`;
}
