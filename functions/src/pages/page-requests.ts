import { fileForPage } from '../downloads/linked-file.ts';
import { listResources } from '../downloads/resource-files.ts';
import { currentPosts, findPost } from '../posts/current-posts.ts';
import { listPosts } from '../posts/list-posts.ts';
import { resultOf } from '../search/search.ts';

/**
 * Handles the requests that the blog, resources, search and download screens make while they are rendered, without the network,
 * and records the response bodies by path, to be embedded in the page.
 */
export class PageRequests {
  readonly responses: Record<string, unknown> = {};
  hasFailed = false;

  readonly request = async (path: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    try {
      const body = await handle(pathname, searchParams);
      this.responses[path] = body;
      return Response.json(body);
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  };
}

async function handle(path: string, params: URLSearchParams): Promise<unknown> {
  if (path === '/api/post') return { post: (await findPost(params.get('slug') ?? '')) ?? null };
  if (path === '/api/posts') return listPosts(await currentPosts(), params);
  if (path === '/api/search') return resultOf(params.get('q') ?? '');
  if (path === '/api/resources') return { resources: await listResources() };
  if (path === '/api/download') return fileForPage(params.get('token') ?? '', Date.now());
  throw new Error(`No page is rendered with data from ${path}`);
}
