/** A field of a post as Firestore's REST protocol writes it. */
function value(of: string | boolean) {
  return typeof of === 'string' ? { stringValue: of } : { booleanValue: of };
}

/** What Firestore answers to a query that finds one post with these fields, for Playwright's `route.fulfill`. */
export function firestoreAnswer(post: Record<string, string | boolean>) {
  const time = '2026-11-01T08:00:00.000000Z';
  const document = {
    name: 'projects/demo-datum-and-beam/databases/(default)/documents/posts/stand-in',
    fields: Object.fromEntries(Object.entries(post).map(([name, each]) => [name, value(each)])),
    createTime: time,
    updateTime: time,
  };
  return {
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*' },
    body: JSON.stringify([{ document, readTime: time }]),
  };
}
