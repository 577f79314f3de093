/** What an entry of the audit trail says of a post. firestore.rules compute the same. */
export type PostAct = 'created' | 'changed' | 'published' | 'unpublished' | 'deleted';

/** Names a change of a post, from whether visitors saw it `before` and see it `after`; undefined means that there is no post. */
export function postAct(before: boolean | undefined, after: boolean | undefined): PostAct {
  if (after === undefined) return 'deleted';
  if (before === undefined) return 'created';
  if (before === after) return 'changed';
  return after ? 'published' : 'unpublished';
}
