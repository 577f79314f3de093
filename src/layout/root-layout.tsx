import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { BookingDialog } from '#features/booking/booking-dialog.tsx';
import { ConsentBanner } from '#features/consent/consent-banner.tsx';
import { CookieSettings } from '#features/consent/cookie-settings.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { OfflineLine } from './offline-line.tsx';
import styles from './root-layout.module.css';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ScrollPosition } from './scroll-position.tsx';

/** The layout of every page: navigation bar, content and footer. */
export function RootLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

/**
 * The frame around a page's content, used by the root route and by its error screen. Each boundary is hydrated
 * separately, the one pressed first.
 */
export function PageFrame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <a className={styles.skipLink} href="#main">
        Skip to content
      </a>
      <ConsentBanner />
      <Header />
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <OfflineLine />
        <MobileMenu />
        <BookingDialog />
        <CookieSettings />
        <RouteAnnouncer />
      </Suspense>
      <ScrollPosition />
    </>
  );
}
