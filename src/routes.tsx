import { type ComponentType, memo } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import { findService } from '#content/services.ts';
import { sheets } from '#content/site.ts';
import { RootErrorScreen, RouteErrorScreen } from '#layout/error-screen.tsx';
import { NotFoundScreen } from '#layout/not-found-screen.tsx';
import { RootLayout } from '#layout/root-layout.tsx';
import type { RouteHandle } from '#layout/sheet-number.tsx';
import { paths } from './paths.ts';

const NOT_IN_THE_SET = 'not in the set';

function sheet({ number, name }: { number: string; name: string }): RouteHandle {
  return { sheet: () => `${number}, ${name}` };
}

function serviceSheet(slug: string): string {
  const service = findService(slug);
  return service ? `${service.sheet}, ${service.name}` : NOT_IN_THE_SET;
}

function documentSheet({ folder = '', fileName = '' }: Params): string {
  const isPrivacyPolicy = paths.document(folder, fileName) === paths.privacyPolicy;
  return isPrivacyPolicy ? `${sheets.privacy.number}, ${sheets.privacy.name}` : NOT_IN_THE_SET;
}

/** A screen is rendered when what it shows changes, not at every step of a navigation. */
function screen<Loaded extends { readonly Component: ComponentType }>(load: () => Promise<Loaded>) {
  return async () => {
    const loaded = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: react-router calls this once for each route
    return { ...loaded, Component: memo(loaded.Component) };
  };
}

/** The map of the site: every path, its screen and its loader, each loaded when it is first visited. */
const pages: RouteObject[] = [
  {
    index: true,
    handle: sheet(sheets.home),
    lazy: screen(async () => {
      const { HomeScreen, loadHome } = await import('#features/home/home-screen.tsx');
      return { Component: HomeScreen, loader: loadHome };
    }),
  },
  {
    path: 'about',
    handle: sheet(sheets.about),
    lazy: screen(async () => {
      const { AboutScreen } = await import('#features/about/about-screen.tsx');
      return { Component: AboutScreen };
    }),
  },
  {
    path: 'blog',
    handle: sheet(sheets.blog),
    lazy: screen(async () => {
      const { BlogScreen, loadBlog } = await import('#features/blog/blog-screen.tsx');
      return { Component: BlogScreen, loader: loadBlog };
    }),
  },
  {
    path: 'blog/:slug',
    handle: sheet(sheets.blog),
    lazy: screen(async () => {
      const { PostScreen, loadPost } = await import('#features/blog/post-screen.tsx');
      return { Component: PostScreen, loader: loadPost };
    }),
  },
  {
    path: 'add-post',
    handle: sheet(sheets.addPost),
    lazy: screen(async () => {
      const { AddPostScreen } = await import('#features/authoring/add-post-screen.tsx');
      return { Component: AddPostScreen };
    }),
  },
  {
    path: 'career',
    handle: sheet(sheets.careers),
    lazy: screen(async () => {
      const { CareerScreen } = await import('#features/careers/career-screen.tsx');
      return { Component: CareerScreen };
    }),
  },
  {
    path: 'career/:jobId',
    handle: sheet(sheets.careers),
    lazy: screen(async () => {
      const { JobScreen, loadJob } = await import('#features/careers/job-screen.tsx');
      return { Component: JobScreen, loader: loadJob };
    }),
  },
  {
    path: 'resources',
    handle: sheet(sheets.resources),
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
    handle: sheet(sheets.download),
    lazy: screen(async () => {
      const { DownloadScreen } = await import('#features/resources/download-screen.tsx');
      return { Component: DownloadScreen };
    }),
  },
  {
    path: 'contact',
    handle: sheet(sheets.contact),
    lazy: screen(async () => {
      const { ContactScreen } = await import('#features/contact/contact-screen.tsx');
      return { Component: ContactScreen };
    }),
  },
  {
    path: 'quiz/:quizId',
    handle: sheet(sheets.quiz),
    lazy: screen(async () => {
      const { loadReadinessQuiz, QuizScreen } = await import('#features/quizzes/quiz-screen.tsx');
      return { Component: QuizScreen, loader: loadReadinessQuiz };
    }),
  },
  {
    path: 'check-your-knowledge/:slug',
    handle: sheet(sheets.quiz),
    lazy: screen(async () => {
      const { loadKnowledgeQuiz, QuizScreen } = await import('#features/quizzes/quiz-screen.tsx');
      return { Component: QuizScreen, loader: loadKnowledgeQuiz };
    }),
  },
  {
    path: 'document/:folder/:fileName',
    handle: { sheet: documentSheet } satisfies RouteHandle,
    lazy: screen(async () => {
      const { DocumentScreen, loadDocument } = await import('#features/documents/document-screen.tsx');
      return { Component: DocumentScreen, loader: loadDocument };
    }),
  },
  {
    path: ':serviceSlug',
    handle: { sheet: ({ serviceSlug = '' }) => serviceSheet(serviceSlug) } satisfies RouteHandle,
    lazy: screen(async () => {
      const { loadService, ServiceScreen } = await import('#features/services/service-screen.tsx');
      return { Component: ServiceScreen, loader: loadService };
    }),
  },
  { path: '*', Component: NotFoundScreen, handle: { sheet: () => NOT_IN_THE_SET } satisfies RouteHandle },
];

export const routes: RouteObject[] = [
  {
    Component: memo(RootLayout),
    ErrorBoundary: RootErrorScreen,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: RouteErrorScreen, children: pages }],
  },
];
