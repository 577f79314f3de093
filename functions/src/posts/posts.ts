import { queryEndpoint } from '../query-endpoint.ts';
import { answerPosts } from './answer-posts.ts';
import { keptPosts, untilSnapshotIsWritten } from './kept-posts.ts';

const FAILURE = {
  inLog: 'The posts could not be listed',
  toVisitor: 'The posts cannot be listed right now.',
};

/** GET /api/posts: what lists show of published posts, out of memory, kept by the CDN for a minute. */
export const posts = queryEndpoint(FAILURE, async (parameters) => {
  const answer = await answerPosts(parameters, keptPosts);
  await untilSnapshotIsWritten();
  return answer;
});
