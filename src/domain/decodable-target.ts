/**
 * Returns a request target that every router can decode: a percent sign that begins no escape is escaped, as in `?search=100%`.
 * If the target still cannot be decoded, as `/blog/%E0%A4`, all its percent signs are escaped, and its path gets the 404 page.
 */
export function decodableTarget(target: string): string {
  const escaped = target.replace(/%(?![\da-f]{2})/gi, '%25');
  try {
    decodeURIComponent(escaped); // Throws for bytes that are not UTF-8.
    return escaped;
  } catch {
    return target.replaceAll('%', '%25');
  }
}
