/** Creates the token of a download link: an empty header (`{}`), the payload, and a dummy signature (`c2ln`), since the browser checks none. */
export function aDownloadToken(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `e30.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`;
}
