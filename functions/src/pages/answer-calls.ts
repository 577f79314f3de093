import { answerForPage } from '../downloads/linked-file.ts';
import { listResources } from '../downloads/resource-files.ts';
import { currentPosts, findPost } from '../posts/current-posts.ts';
import { listPosts } from '../posts/list-posts.ts';

/**
 * Answers the calls that the screens of the blog, of the resources and of a download make while they are rendered,
 * without a network, and notes the answers by their path, for the browser.
 */
export class PageCalls {
  readonly responses: Record<string, unknown> = {};
  haveFailed = false;

  readonly request = async (path: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    try {
      const body = await answer(pathname, searchParams);
      this.responses[path] = body;
      return Response.json(body);
    } catch (error) {
      this.haveFailed = true;
      throw error;
    }
  };
}

async function answer(path: string, params: URLSearchParams): Promise<unknown> {
  if (path === '/api/post') return { post: (await findPost(params.get('slug') ?? '')) ?? null };
  if (path === '/api/posts') return listPosts(await currentPosts(), params);
  if (path === '/api/resources') return { resources: await listResources() };
  if (path === '/api/download') return answerForPage(params.get('token') ?? '', Date.now());
  throw new Error(`No page is rendered with an answer of ${path}`);
}
