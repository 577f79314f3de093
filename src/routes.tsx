import { type ComponentType, memo } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { NotFoundScreen, RootErrorScreen, RouteErrorScreen } from '#layout/error-screen.tsx';
import { RootLayout } from '#layout/root-layout.tsx';
import type { RouteHandle } from '#site/route-handle.ts';
import { families, type PageFamily, pages } from './pages.ts';

/** What the module of a screen exports. */
interface Screen {
  readonly default: ComponentType;
  readonly loader?: LoaderFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** The lazy imports of all screens, by file. The file is also the key of a screen in the manifest of the build. */
const screens = import.meta.glob<Screen>('/src/features/*/*-screen.tsx');

/** The route of a page with its screen in `src/features` and the Markdown of its content in `src/content`. */
function route(page: PageFamily, screen: string, ...content: readonly string[]): RouteObject {
  const file = `/src/features/${screen}.tsx`;
  const load = screens[file];
  if (!load) throw new Error(`There is no screen ${file}`);
  const handle: RouteHandle = {
    page,
    modules: [file, ...content.map((name) => `/src/content/${name}.md`)],
  };
  return { path: page.path, handle, lazy: loadedOnce(load) };
}

/**
 * A screen that is loaded once. Afterwards it is available at once, so that a navigation to it takes one render. It
 * renders only when its content changes, not at every step of a navigation.
 */
function loadedOnce(load: () => Promise<Screen>) {
  let loaded: Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate'> | undefined;
  return async () => {
    if (loaded) return loaded;
    const { default: Component, ...otherExports } = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: once for each route
    loaded = { ...otherExports, Component: memo(Component) };
    return loaded;
  };
}

const pageRoutes: RouteObject[] = [
  route(pages.home, 'home/home-screen'),
  route(pages.about, 'about/about-screen'),
  route(pages.blog, 'blog/blog-screen'),
  route(families.post, 'blog/post-screen'),
  route(families.category, 'blog/listing-screen'),
  route(families.author, 'blog/listing-screen'),
  route(families.preview, 'blog/preview-screen'),
  route(pages.glossary, 'glossary/glossary-screen'),
  route(families.term, 'glossary/term-screen', 'glossary/:term'),
  route(pages.addPost, 'authoring/add-post-screen'),
  route(pages.monday, 'monday/monday-screen'),
  route(pages.careers, 'careers/career-screen'),
  route(families.job, 'careers/job-screen'),
  route(pages.resources, 'resources/resources-screen'),
  route(families.resource, 'resources/resource-screen', 'resources/:resourceSlug'),
  route(pages.myData, 'my-data/my-data-screen'),
  route(pages.leads, 'leads/leads-screen'),
  route(pages.download, 'resources/download-screen'),
  route(pages.law, 'law/law-screen'),
  route(pages.sample, 'sample/sample-screen', 'pages/sample-passport'),
  route(pages.search, 'search/search-screen'),
  route(pages.contact, 'contact/contact-screen'),
  route(pages.questions, 'questions/questions-screen'),
  route(pages.quizzes, 'quizzes/quizzes-screen'),
  route(pages.accessibility, 'documents/accessibility-screen', 'documents/accessibility'),
  route(pages.privacyText, 'documents/privacy-screen', 'documents/privacy-policy'),
  route(families.readinessQuiz, 'quizzes/quiz-screen'),
  route(families.knowledgeQuiz, 'quizzes/quiz-screen'),
  route(families.document, 'documents/document-screen'),
  route(families.service, 'services/service-screen', 'services/:serviceSlug', 'questions/:serviceSlug'),
  { path: '*', Component: NotFoundScreen, handle: { modules: [] } satisfies RouteHandle },
];

export const routes: RouteObject[] = [
  {
    Component: memo(RootLayout),
    ErrorBoundary: RootErrorScreen,
    HydrateFallback: () => null, // A page that is not prerendered is empty until its loaders have returned.
    children: [{ ErrorBoundary: RouteErrorScreen, children: pageRoutes }],
  },
];
