/** What was done to a post, as the audit trail names it. firestore.rules compute the same. */
export type PostAct = 'created' | 'changed' | 'published' | 'unpublished' | 'deleted';

/** Names a change of a post by whether visitors saw it before and see it after; undefined if there was or is no post. */
export function postAct(wasVisible: boolean | undefined, isVisible: boolean | undefined): PostAct {
  if (isVisible === undefined) return 'deleted';
  if (wasVisible === undefined) return 'created';
  if (wasVisible === isVisible) return 'changed';
  return isVisible ? 'published' : 'unpublished';
}
