/**
 * Returns a request target that every router can decode: one with a malformed escape, such as `/blog/%E0%A4%A`, has
 * its percent signs escaped. It names no page, so it gets the 404 page.
 */
export function decodableTarget(target: string): string {
  try {
    decodeURIComponent(target);
    return target;
  } catch {
    return target.replaceAll('%', '%25');
  }
}
