import { hash, randomUUID } from 'node:crypto';
import { personalDataPath } from '#domain/leads/personal-data.ts';
import type { PostResponse } from '#domain/posts/post-responses.ts';
import { isPreviewToken, previewPath } from '#domain/posts/preview.ts';
import { listResources } from '../downloads/resource-files.ts';
import { memoiseLast } from '../memoise.ts';
import { findPostOrRedirect } from '../posts/addresses.ts';
import { currentPosts, findIndexed } from '../posts/current-posts.ts';
import { listPosts } from '../posts/list-posts.ts';
import { searchResultFor } from '../search/search.ts';
import { absoluteUrl } from '../site-urls.ts';
import { fileStatus } from './file-status.ts';

/**
 * Handles the requests that screens make while a page is rendered on request. Most are handled in this process; the
 * others go to another function. Records the response bodies by path, to be embedded in the page.
 */
export class PageRequests {
  readonly responses: Record<string, unknown> = {};
  /** The error of the first request that has failed. */
  failure: unknown;
  /** Where a post's address redirects to, or that the post is gone. */
  destination: Pick<PostResponse, 'movedTo' | 'isGone'> = {};
  /** What `versionOf` has returned, by path. */
  readonly versions = new Map<string, string | undefined>();

  readonly request = async (path: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    try {
      // The version is read first: after a change between the two the page is rendered once too often, but is never outdated.
      const version = await versionOf(pathname, searchParams);
      const body = await handle(pathname, searchParams);
      this.versions.set(path, version);
      this.responses[path] = body;
      if (pathname === '/api/post') this.destination = body as PostResponse;
      return Response.json(body);
    } catch (error) {
      this.failure ??= error;
      throw error;
    }
  };
}

/** Whether all responses would be the same now, as far as this instance knows. Throws as `currentPosts` does. */
export async function areCurrent(versions: PageRequests['versions']): Promise<boolean> {
  for (const [path, version] of versions) {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (version === undefined || version !== (await versionOf(pathname, searchParams))) return false;
  }
  return true;
}

/** A value for each snapshot of the posts: to compare its results would repeat a search, which no quota limits here. */
const snapshotVersion = memoiseLast((_posts: object) => randomUUID());

/** Returns a value that changes whenever the response does, or undefined if no such value is in memory. */
async function versionOf(path: string, params: URLSearchParams): Promise<string | undefined> {
  if (path === '/api/post') return (await findIndexed(params.get('slug') ?? ''))?.changed.toString();
  if (path === '/api/posts') {
    const posts = await currentPosts();
    return params.has('search')
      ? snapshotVersion(posts)
      : hash('sha1', JSON.stringify(listPosts(posts, params)));
  }
  return undefined;
}

async function handle(path: string, params: URLSearchParams): Promise<unknown> {
  if (path === '/api/post') return findPostOrRedirect(params.get('slug') ?? '');
  if (path === '/api/posts') return listPosts(await currentPosts(), params);
  if (path === '/api/search') return searchResultFor(params.get('q') ?? '');
  if (path === '/api/resources') return { resources: await listResources() };
  if (path === '/api/download') {
    return { status: await fileStatus(params.get('token') ?? '', Date.now()) };
  }
  if (path === '/api/my-data') return requestOtherFunction(personalDataPath(params.get('token') ?? ''));
  if (path === '/api/preview') {
    const token = params.get('token') ?? '';
    return isPreviewToken(token) ? requestOtherFunction(previewPath(token)) : { preview: null };
  }
  throw new Error(`No page is rendered with data from ${path}`);
}

/** Shorter than the timeout of rendering. */
const TIMEOUT_MS = 7000;

/**
 * Returns the response of another function, one that has the keys of links or the sanitiser; `pages` has neither.
 *
 * @throws Error when the function does not respond
 */
async function requestOtherFunction(pathAndQuery: string): Promise<unknown> {
  const response = await fetch(absoluteUrl(pathAndQuery), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const [path] = pathAndQuery.split('?');
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
  return response.json();
}
