import { Outlet, ScrollRestoration } from 'react-router-dom';
import { BookingDialog } from '#features/booking/booking-dialog.tsx';
import { ConsentBanner } from '#features/consent/consent-banner.tsx';
import { CookieSettings } from '#features/consent/cookie-settings.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import styles from './root-layout.module.css';
import { RouteAnnouncer } from './route-announcer.tsx';

/** What every page has: the navigation bar, its content and the footer. */
export function RootLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

/** The frame around a page's content, used by the root route and by its error screen. */
export function PageFrame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <a className={styles.skipLink} href="#main">
        Skip to content
      </a>
      <ConsentBanner />
      <NavigationProgress />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <MobileMenu />
      <BookingDialog />
      <CookieSettings />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
