import { type ComponentType, memo } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import { findService } from '#content/services.ts';
import { sheets } from '#content/site.ts';
import { RootErrorScreen, RouteErrorScreen } from '#layout/error-screen.tsx';
import { NotFoundScreen } from '#layout/not-found-screen.tsx';
import { RootLayout } from '#layout/root-layout.tsx';
import { NOT_IN_THE_SET, type RouteHandle } from '#layout/route-handle.ts';
import { paths } from './paths.ts';

/** `file` is the screen's, under `src/features`. */
function handle(
  sheet: { readonly number: string; readonly name: string } | RouteHandle['sheet'],
  file: string,
  moreModules: RouteHandle['modules'] = () => [],
): RouteHandle {
  return {
    sheet: typeof sheet === 'function' ? sheet : () => `${sheet.number}, ${sheet.name}`,
    modules: (params) => [`src/features/${file}`, ...moreModules(params)],
  };
}

function serviceSheet(slug: string): string {
  const service = findService(slug);
  return service ? `${service.sheet}, ${service.name}` : NOT_IN_THE_SET;
}

function serviceModules({ serviceSlug = '' }: Params): readonly string[] {
  return findService(serviceSlug) ? [`src/content/services/${serviceSlug}.md`] : [];
}

function documentSheet({ folder = '', fileName = '' }: Params): string {
  const isPrivacyPolicy = paths.document(folder, fileName) === paths.privacyPolicy;
  return isPrivacyPolicy ? `${sheets.privacy.number}, ${sheets.privacy.name}` : NOT_IN_THE_SET;
}

/**
 * A screen, loaded once: from then on it is there without a delay, so that a navigation to it takes one render. It is
 * rendered when what it shows changes, not at every step of a navigation.
 */
function screen<Loaded extends { readonly Component: ComponentType }>(load: () => Promise<Loaded>) {
  let loaded: Loaded | undefined;
  return async () => {
    if (loaded) return loaded;
    const fresh = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: once for each route
    loaded = { ...fresh, Component: memo(fresh.Component) };
    return loaded;
  };
}

/** The map of the site: every path, its screen and its loader, each loaded when it is first visited. */
const pages: RouteObject[] = [
  {
    index: true,
    handle: handle(sheets.home, 'home/home-screen.tsx'),
    lazy: screen(async () => {
      const { HomeScreen, loadHome } = await import('#features/home/home-screen.tsx');
      return { Component: HomeScreen, loader: loadHome };
    }),
  },
  {
    path: 'about',
    handle: handle(sheets.about, 'about/about-screen.tsx'),
    lazy: screen(async () => {
      const { AboutScreen } = await import('#features/about/about-screen.tsx');
      return { Component: AboutScreen };
    }),
  },
  {
    path: 'blog',
    handle: handle(sheets.blog, 'blog/blog-screen.tsx'),
    lazy: screen(async () => {
      const { BlogScreen, loadBlog } = await import('#features/blog/blog-screen.tsx');
      return { Component: BlogScreen, loader: loadBlog };
    }),
  },
  {
    path: 'blog/:slug',
    handle: handle(sheets.blog, 'blog/post-screen.tsx'),
    lazy: screen(async () => {
      const { PostScreen, loadPost } = await import('#features/blog/post-screen.tsx');
      return { Component: PostScreen, loader: loadPost };
    }),
  },
  {
    path: 'add-post',
    handle: handle(sheets.addPost, 'authoring/add-post-screen.tsx'),
    lazy: screen(async () => {
      const { AddPostScreen } = await import('#features/authoring/add-post-screen.tsx');
      return { Component: AddPostScreen };
    }),
  },
  {
    path: 'career',
    handle: handle(sheets.careers, 'careers/career-screen.tsx'),
    lazy: screen(async () => {
      const { CareerScreen } = await import('#features/careers/career-screen.tsx');
      return { Component: CareerScreen };
    }),
  },
  {
    path: 'career/:jobId',
    handle: handle(sheets.careers, 'careers/job-screen.tsx'),
    lazy: screen(async () => {
      const { JobScreen, loadJob } = await import('#features/careers/job-screen.tsx');
      return { Component: JobScreen, loader: loadJob };
    }),
  },
  {
    path: 'resources',
    handle: handle(sheets.resources, 'resources/resources-screen.tsx'),
    lazy: screen(async () => {
      const { loadResources, ResourcesScreen, shouldReloadResources } = await import(
        '#features/resources/resources-screen.tsx'
      );
      return {
        Component: ResourcesScreen,
        loader: loadResources,
        shouldRevalidate: shouldReloadResources,
      };
    }),
  },
  {
    path: 'download',
    handle: handle(sheets.download, 'resources/download-screen.tsx'),
    lazy: screen(async () => {
      const { DownloadScreen, loadDownload } = await import('#features/resources/download-screen.tsx');
      // The token leaves the address at once; what is known of its file does not change with that.
      return { Component: DownloadScreen, loader: loadDownload, shouldRevalidate: () => false };
    }),
  },
  {
    path: 'contact',
    handle: handle(sheets.contact, 'contact/contact-screen.tsx'),
    lazy: screen(async () => {
      const { ContactScreen } = await import('#features/contact/contact-screen.tsx');
      return { Component: ContactScreen };
    }),
  },
  {
    path: 'quiz/:quizId',
    handle: handle(sheets.quiz, 'quizzes/quiz-screen.tsx'),
    lazy: screen(async () => {
      const { loadReadinessQuiz, QuizScreen } = await import('#features/quizzes/quiz-screen.tsx');
      return { Component: QuizScreen, loader: loadReadinessQuiz };
    }),
  },
  {
    path: 'check-your-knowledge/:slug',
    handle: handle(sheets.quiz, 'quizzes/quiz-screen.tsx'),
    lazy: screen(async () => {
      const { loadKnowledgeQuiz, QuizScreen } = await import('#features/quizzes/quiz-screen.tsx');
      return { Component: QuizScreen, loader: loadKnowledgeQuiz };
    }),
  },
  {
    path: 'document/:folder/:fileName',
    handle: handle(documentSheet, 'documents/document-screen.tsx'),
    lazy: screen(async () => {
      const { DocumentScreen, loadDocument } = await import('#features/documents/document-screen.tsx');
      return { Component: DocumentScreen, loader: loadDocument };
    }),
  },
  {
    path: ':serviceSlug',
    handle: handle(
      ({ serviceSlug = '' }) => serviceSheet(serviceSlug),
      'services/service-screen.tsx',
      serviceModules,
    ),
    lazy: screen(async () => {
      const { loadService, ServiceScreen } = await import('#features/services/service-screen.tsx');
      return { Component: ServiceScreen, loader: loadService };
    }),
  },
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
    children: [{ ErrorBoundary: RouteErrorScreen, children: pages }],
  },
];
