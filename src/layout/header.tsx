import { useSyncExternalStore } from 'react';
import { booking } from '#content/booking.ts';
import { desktopMenu } from '#content/navigation.ts';
import { BookMeetingButton } from '#site/book-meeting-button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { NavLink } from '#ui/controls/link.tsx';
import { opensDialog } from '#ui/dialog/dialog-controls.ts';
import { BrandLink } from './brand-link.tsx';
import { Dropdown } from './dropdown.tsx';
import styles from './header.module.css';
import { HeaderActions } from './header-actions.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SearchLink } from './search-link.tsx';
import { SocialLinks } from './social-links.tsx';

/** The bar becomes fixed after this many pixels of scroll (spec, section 9). */
const BAR_FIXED_AFTER = 250;

/** The navigation bar: transparent on the dark hero, fixed and white once the page is scrolled. */
export function Header() {
  const isFixed = useIsScrolled();
  return (
    <header className={classNames(styles.header, isFixed && styles.fixed)} data-fixed={isFixed}>
      <div className={classNames(styles.bar, 'wrap')}>
        <BrandLink variant={isFixed ? 'black' : 'white'} />
        <nav className={styles.nav} aria-label="Main">
          <ul>
            {desktopMenu.map((item) =>
              'entries' in item ? (
                <Dropdown key={item.name} group={item} />
              ) : (
                <li key={item.name}>
                  <NavLink to={item.to}>{item.name}</NavLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className={styles.actions}>
          <HeaderActions size="small" />
          <SocialLinks />
        </div>
        <span className={styles.book}>
          <BookMeetingButton variant="cta" size="small">
            {booking.short}
          </BookMeetingButton>
        </span>
        <SearchLink />
        <MenuToggle
          icon="menu"
          label="Open the menu"
          className={styles.menuButton}
          {...opensDialog('menu')}
        />
      </div>
      <NavigationProgress />
    </header>
  );
}

/** Whether the page is scrolled past the point at which the bar becomes fixed. */
function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > BAR_FIXED_AFTER,
    () => false,
  );
}

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
