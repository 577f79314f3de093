/**
 * Whether a document's path, such as `posts/first`, matches a trigger's pattern: `posts/{id}`, `posts/{id=a-*}`,
 * or `{path=**}` and `**` for zero or more segments. https://cloud.google.com/eventarc/docs/path-patterns
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const segments = pattern.split('/').map((segment) => {
    const glob = segment.replace(/^\{(?:\w+=(.+)|\w+)\}$/, (_capture, inner = '*') => inner);
    return glob === '**' ? '(?:/[^/]+)*' : `/${glob.split('*').map(escapeText).join('[^/]*')}`;
  });
  return new RegExp(`^${segments.join('')}$`).test(`/${path}`);
}

function escapeText(text: string): string {
  return text.replace(/[\\^$.+?()[\]{}|]/g, '\\$&');
}
