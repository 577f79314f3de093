/** Every path of the site, or the function that builds it. */
export const paths = {
  home: '/',
  services: '/#services',
  about: '/about',
  service: (slug: string) => `/${slug}`,
  blog: '/blog',
  preview: '/preview',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  /** The posts of a category or an author; `kind` and `slug` as in domain/posts/listing.ts. */
  listing: ({ kind, slug }: { kind: string; slug: string }) => `/blog/${kind}/${encodeURIComponent(slug)}`,
  listingFeed: ({ kind, slug }: { kind: string; slug: string }) =>
    `/blog/${kind}/${encodeURIComponent(slug)}/rss.xml`,
  addPost: '/add-post',
  monday: '/monday',
  editPost: (id: string) => `/add-post?edit=${encodeURIComponent(id)}`,
  glossary: '/glossary',
  term: (slug: string) => `/glossary/${encodeURIComponent(slug)}`,
  careers: '/career',
  job: (id: string) => `/career/${encodeURIComponent(id)}`,
  resources: '/resources',
  /** The list with the dialog that requests a file. */
  resource: (fileName: string) => `/resources?file=${encodeURIComponent(fileName)}`,
  resourcePage: (slug: string) => `/resources/${encodeURIComponent(slug)}`,
  download: '/download',
  leads: '/leads',
  myData: '/my-data',
  law: '/where-the-law-stands',
  sample: '/sample-passport',
  search: '/search',
  /** The search page with the focus in its field. */
  searchField: '/search#site-search',
  contact: '/contact',
  questions: '/questions',
  accessibility: '/accessibility',
  document: (folder: string, fileName: string) =>
    `/document/${encodeURIComponent(folder)}/${encodeURIComponent(fileName)}`,
  quizzes: '/quizzes',
  readinessQuiz: '/quiz/achievingProductTransparency',
  quiz: (id: string) => `/quiz/${encodeURIComponent(id)}`,
  knowledgeQuiz: (slug: string) => `/check-your-knowledge/${encodeURIComponent(slug)}`,
  privacyPolicy: '/document/docs_pdf/privacy_policy.pdf',
  /** The privacy policy as a page instead of a PDF. */
  privacyText: '/privacy-policy',
} as const;

/** The view of the blog list, as encoded in the URL. Defaults are left out, so that one view has one URL. */
export interface BlogView {
  readonly page?: number;
  readonly category?: string;
  readonly search?: string;
}

/** The path of a view of the blog list. */
export function blogPath({ page = 1, category = '', search = '' }: BlogView): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${paths.blog}?${query}` : paths.blog;
}

/** The path of a search of the whole site. */
export function searchPath(query: string): string {
  return query ? `${paths.search}?${new URLSearchParams({ q: query })}` : paths.search;
}
