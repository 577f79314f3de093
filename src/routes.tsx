import { type ComponentType, memo } from 'react';
import type { LoaderFunction, Params, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { findService } from '#content/services.ts';
import { RootErrorScreen, RouteErrorScreen } from '#layout/error-screen.tsx';
import { NotFoundScreen } from '#layout/not-found-screen.tsx';
import { RootLayout } from '#layout/root-layout.tsx';
import { NOT_IN_THE_SET, type RouteHandle } from '#ui/sheet/route-handle.ts';
import { families, type PageFamily, pages } from './pages.ts';
import { paths } from './paths.ts';

interface Screen {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** The differences between the pages of a route. */
interface Differences {
  readonly sheet?: RouteHandle['sheet'];
  /** The source files of their content. */
  readonly content?: RouteHandle['modules'];
}

/** The route of a page. `file` is its screen's, under `src/features`; `load` imports it when it is first visited. */
function route(
  page: PageFamily,
  file: string,
  load: () => Promise<Screen>,
  { sheet = () => sheetOf(page), content = () => [] }: Differences = {},
): RouteObject {
  const modules = (params: Params) => [`src/features/${file}`, ...content(params)];
  return { path: page.path, handle: { page, sheet, modules } satisfies RouteHandle, lazy: loadedOnce(load) };
}

/**
 * A screen, loaded once: afterwards it is available synchronously, so that a navigation to it takes one render. It
 * renders only when its content changes, not at every step of a navigation.
 */
function loadedOnce(load: () => Promise<Screen>) {
  let loaded: Screen | undefined;
  return async () => {
    if (loaded) return loaded;
    const fresh = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: once for each route
    loaded = { ...fresh, Component: memo(fresh.Component) };
    return loaded;
  };
}

function sheetOf({ sheet, name }: Pick<PageFamily, 'sheet' | 'name'>): string {
  return `${sheet}, ${name}`;
}

function serviceSheet({ serviceSlug = '' }: Params): string {
  const service = findService(serviceSlug);
  return service ? sheetOf({ ...service, name: service.serviceName }) : NOT_IN_THE_SET;
}

function serviceContent({ serviceSlug = '' }: Params): readonly string[] {
  return findService(serviceSlug)
    ? [`src/content/services/${serviceSlug}.md`, `src/content/questions/${serviceSlug}.md`]
    : [];
}

function documentSheet({ folder = '', fileName = '' }: Params): string {
  const isPrivacyPolicy = paths.document(folder, fileName) === paths.privacyPolicy;
  return isPrivacyPolicy ? sheetOf(pages.privacyPolicy) : NOT_IN_THE_SET;
}

/** The pages of the table with their screens and loaders. */
const screens: RouteObject[] = [
  route(pages.home, 'home/home-screen.tsx', async () => {
    const { HomeScreen, loadHome } = await import('#features/home/home-screen.tsx');
    return { Component: HomeScreen, loader: loadHome };
  }),
  route(pages.about, 'about/about-screen.tsx', async () => {
    const { AboutScreen } = await import('#features/about/about-screen.tsx');
    return { Component: AboutScreen };
  }),
  route(pages.blog, 'blog/blog-screen.tsx', async () => {
    const { BlogScreen, loadBlog } = await import('#features/blog/blog-screen.tsx');
    return { Component: BlogScreen, loader: loadBlog };
  }),
  route(families.post, 'blog/post-screen.tsx', async () => {
    const { PostScreen, loadPost } = await import('#features/blog/post-screen.tsx');
    return { Component: PostScreen, loader: loadPost };
  }),
  route(pages.glossary, 'glossary/glossary-screen.tsx', async () => {
    const { GlossaryScreen } = await import('#features/glossary/glossary-screen.tsx');
    return { Component: GlossaryScreen };
  }),
  route(
    families.term,
    'glossary/term-screen.tsx',
    async () => {
      const { loadTerm, TermScreen } = await import('#features/glossary/term-screen.tsx');
      return { Component: TermScreen, loader: loadTerm };
    },
    { content: ({ term }) => [`src/content/glossary/${term}.md`] },
  ),
  route(pages.addPost, 'authoring/add-post-screen.tsx', async () => {
    const { AddPostScreen } = await import('#features/authoring/add-post-screen.tsx');
    return { Component: AddPostScreen };
  }),
  route(pages.careers, 'careers/career-screen.tsx', async () => {
    const { CareerScreen } = await import('#features/careers/career-screen.tsx');
    return { Component: CareerScreen };
  }),
  route(families.job, 'careers/job-screen.tsx', async () => {
    const { JobScreen, loadJob } = await import('#features/careers/job-screen.tsx');
    return { Component: JobScreen, loader: loadJob };
  }),
  route(pages.resources, 'resources/resources-screen.tsx', async () => {
    const { loadResources, ResourcesScreen, shouldReloadResources } = await import(
      '#features/resources/resources-screen.tsx'
    );
    return { Component: ResourcesScreen, loader: loadResources, shouldRevalidate: shouldReloadResources };
  }),
  route(
    families.resource,
    'resources/resource-screen.tsx',
    async () => {
      const { loadResource, ResourceScreen } = await import('#features/resources/resource-screen.tsx');
      return { Component: ResourceScreen, loader: loadResource };
    },
    { content: ({ resourceSlug }) => [`src/content/resources/${resourceSlug}.md`] },
  ),
  route(pages.download, 'resources/download-screen.tsx', async () => {
    const { DownloadScreen, loadDownload } = await import('#features/resources/download-screen.tsx');
    // The token leaves the address at once; the status of its file does not change with that.
    return { Component: DownloadScreen, loader: loadDownload, shouldRevalidate: () => false };
  }),
  route(pages.law, 'law/law-screen.tsx', async () => {
    const { LawScreen } = await import('#features/law/law-screen.tsx');
    return { Component: LawScreen };
  }),
  route(
    pages.sample,
    'sample/sample-screen.tsx',
    async () => {
      const { loadSamplePage, SampleScreen } = await import('#features/sample/sample-screen.tsx');
      return { Component: SampleScreen, loader: loadSamplePage };
    },
    { content: () => ['src/content/pages/sample-passport.md'] },
  ),
  route(pages.search, 'search/search-screen.tsx', async () => {
    const { loadSearchPage, SearchScreen } = await import('#features/search/search-screen.tsx');
    return { Component: SearchScreen, loader: loadSearchPage };
  }),
  route(pages.contact, 'contact/contact-screen.tsx', async () => {
    const { ContactScreen } = await import('#features/contact/contact-screen.tsx');
    return { Component: ContactScreen };
  }),
  route(pages.questions, 'questions/questions-screen.tsx', async () => {
    const { loadQuestions, QuestionsScreen } = await import('#features/questions/questions-screen.tsx');
    return { Component: QuestionsScreen, loader: loadQuestions };
  }),
  route(pages.quizzes, 'quizzes/quizzes-screen.tsx', async () => {
    const { QuizzesScreen } = await import('#features/quizzes/quizzes-screen.tsx');
    return { Component: QuizzesScreen };
  }),
  route(
    pages.accessibility,
    'documents/accessibility-screen.tsx',
    async () => {
      const { AccessibilityScreen, loadAccessibility } = await import(
        '#features/documents/accessibility-screen.tsx'
      );
      return { Component: AccessibilityScreen, loader: loadAccessibility };
    },
    { content: () => ['src/content/documents/accessibility.md'] },
  ),
  route(
    pages.privacyText,
    'documents/privacy-screen.tsx',
    async () => {
      const { loadPrivacy, PrivacyScreen } = await import('#features/documents/privacy-screen.tsx');
      return { Component: PrivacyScreen, loader: loadPrivacy };
    },
    { content: () => ['src/content/documents/privacy-policy.md'] },
  ),
  route(families.readinessQuiz, 'quizzes/quiz-screen.tsx', async () => {
    const { loadReadinessQuiz, QuizScreen } = await import('#features/quizzes/quiz-screen.tsx');
    return { Component: QuizScreen, loader: loadReadinessQuiz };
  }),
  route(families.knowledgeQuiz, 'quizzes/quiz-screen.tsx', async () => {
    const { loadKnowledgeQuiz, QuizScreen } = await import('#features/quizzes/quiz-screen.tsx');
    return { Component: QuizScreen, loader: loadKnowledgeQuiz };
  }),
  route(
    families.document,
    'documents/document-screen.tsx',
    async () => {
      const { DocumentScreen, loadDocument } = await import('#features/documents/document-screen.tsx');
      return { Component: DocumentScreen, loader: loadDocument };
    },
    { sheet: documentSheet },
  ),
  route(
    families.service,
    'services/service-screen.tsx',
    async () => {
      const { loadService, ServiceScreen } = await import('#features/services/service-screen.tsx');
      return { Component: ServiceScreen, loader: loadService };
    },
    { sheet: serviceSheet, content: serviceContent },
  ),
  {
    path: '*',
    Component: NotFoundScreen,
    handle: { sheet: () => NOT_IN_THE_SET, modules: () => [] } satisfies RouteHandle,
  },
];

export const routes: RouteObject[] = [
  {
    Component: memo(RootLayout),
    ErrorBoundary: RootErrorScreen,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: RouteErrorScreen, children: screens }],
  },
];
