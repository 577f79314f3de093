import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { BookingDialog } from '#features/booking/booking-dialog.tsx';
import { ConsentBanner } from '#features/consent/consent-banner.tsx';
import { CookieSettings } from '#features/consent/cookie-settings.tsx';
import { SearchDialog } from '#features/search/search-dialog.tsx';
import { staffPages } from '#pages.ts';
import { paths } from '#paths.ts';
import { CountedVisit } from './counted-visit.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { OfflineLine } from './offline-line.tsx';
import styles from './root-layout.module.css';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ScrollPosition } from './scroll-position.tsx';

const StaffBar = lazy(() => import('./staff-bar.tsx'));

const STAFF_PATHS: readonly string[] = staffPages.map(({ path }) => path);

/** Pages for a single task that nothing may cover: a form, or the button that saves a file. */
const SINGLE_TASK_PATHS = [paths.contact, paths.download, paths.myData, ...STAFF_PATHS];

/** What every page has: the navigation bar, its content and the footer. */
export function RootLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

/**
 * The frame around a page's content, for the root route and its error screen. React hydrates each Suspense boundary separately,
 * beginning with one that is pressed. The frame subscribes to no store: rendering it again would hydrate all of them at once.
 */
export function PageFrame({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const isForSingleTask = SINGLE_TASK_PATHS.includes(pathname);
  return (
    <>
      <a className={`${styles.skipLink} screen-only`} href="#main">
        Skip to content
      </a>
      {!isForSingleTask && <ConsentBanner />}
      {STAFF_PATHS.includes(pathname) ? (
        <Suspense fallback={<Header />}>
          <StaffBar>
            <Header />
          </StaffBar>
        </Suspense>
      ) : (
        <Header />
      )}
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      {isForSingleTask && <ConsentBanner inPage />}
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <OfflineLine />
        <MobileMenu />
        <BookingDialog />
        <CookieSettings />
        <SearchDialog />
        <RouteAnnouncer />
      </Suspense>
      <ScrollPosition />
      <CountedVisit />
    </>
  );
}
