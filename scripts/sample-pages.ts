import { JSDOM } from 'jsdom';
import { resourceThumbnails } from '../src/content/resources.ts';
import { type Post, postSchema } from '../src/domain/post.ts';
import { type ListedPost, selectPostPage, toListedPost } from '../src/domain/post-list.ts';
import { relatedTo } from '../src/domain/related-posts.ts';
import { toResource } from '../src/domain/resource.ts';
import { paths } from '../src/paths.ts';
import type { RenderPage, ServerContext } from '../src/rendered-page.ts';

/** What the server's half of the site exports. */
export interface ServerBuild {
  readonly renderPage: RenderPage;
  readonly provideDomWindow: (window: JSDOM['window']) => void;
}

/** More than one page of the list has. */
const POSTS = 8;

const posts: readonly Post[] = Array.from({ length: POSTS }, (_, index) =>
  postSchema.parse({
    id: `sample-${index}`,
    slug: `sample-${index}`,
    title: `Sample ${index}`,
    content: '<p>Text</p>',
    authorName: 'Author',
    categories: ['One', 'Two'],
    date: new Date(0),
  }),
);
const listed: readonly ListedPost[] = posts.map(toListedPost);
/** Those that the site knows, one of which is featured, and one that it does not know. */
const resources = [...Object.keys(resourceThumbnails), `${'Sample '.repeat(20)}.pdf`].map((fileName) =>
  toResource({ fileName, updated: new Date(0), sizeInBytes: 1 }),
);

/** A site with posts and resources, and one that has none yet. */
const filled: Answers = { posts: listed, resources };
const empty: Answers = { posts: [], resources: [] };

/**
 * Pages that a function renders, as they look with anything and with nothing to show: what the build has to know about
 * them is in these.
 */
export async function renderSamplePages(
  { renderPage, provideDomWindow }: ServerBuild,
  siteUrl: string,
): Promise<string[]> {
  provideDomWindow(new JSDOM('', { url: siteUrl }).window);
  const render = async (path: string, answers: Answers) =>
    (await renderPage(new URL(path, siteUrl), answering(answers))).body;
  return Promise.all([
    render(`${paths.blog}?page=2`, filled),
    render(`${paths.blog}?search=nothing`, filled),
    render(paths.blog, empty),
    render(paths.post('sample-1'), filled),
    render(paths.post('no-such-post'), filled),
    render(paths.resources, filled),
    render(paths.resources, empty),
  ]);
}

interface Answers {
  readonly posts: readonly ListedPost[];
  readonly resources: typeof resources;
}

function answering(answers: Answers): ServerContext {
  return {
    ask: async (path) => {
      const { pathname, searchParams } = new URL(path, 'http://localhost');
      return Response.json(answer(pathname, searchParams, answers));
    },
  };
}

function answer(path: string, params: URLSearchParams, answers: Answers): unknown {
  if (path === '/api/resources') return { resources: answers.resources };
  if (path === '/api/post') return { post: posts.find(({ slug }) => slug === params.get('slug')) ?? null };
  const related = params.get('related');
  if (related !== null) return relatedTo(answers.posts, related);
  const search = params.get('search') ?? '';
  return selectPostPage(answers.posts, { page: Number(params.get('page') ?? 1), category: '', search });
}
