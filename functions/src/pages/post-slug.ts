/** The slug in the path of a post's page, or undefined when the path is none or is wrongly encoded. */
export function postSlug(path: string): string | undefined {
  const [, encoded] = /^\/blog\/([^/]+)\/?$/.exec(path) ?? [];
  if (!encoded) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
