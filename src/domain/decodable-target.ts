/**
 * Returns a request target that every router can decode: one with a malformed escape, such as `/blog/%E0%A4%A`, has
 * its percent signs escaped. What it names does not exist, and is answered like any other page that does not.
 */
export function decodableTarget(target: string): string {
  try {
    decodeURIComponent(target);
    return target;
  } catch {
    return target.replaceAll('%', '%25');
  }
}
