import { mobileMenu } from '#content/navigation.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { NavLink } from '#ui/controls/link.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { closesDialog } from '#ui/dialog/dialog-controls.ts';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { useCloseOnNavigation } from '#ui/dialog/use-close-on-navigation.ts';
import { BrandLink } from './brand-link.tsx';
import { HeaderActions } from './header-actions.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import styles from './mobile-menu.module.css';
import { SocialLinks } from './social-links.tsx';

const MAX_NARROW_ENTRIES = 4;

export function MobileMenu() {
  useCloseOnNavigation();
  return (
    <Dialog name="menu" className={classNames(styles.menu, 'on-ink')} label="Menu" isInPage>
      <div className={classNames(styles.bar, 'wrap')}>
        <BrandLink variant="white" />
        <MenuToggle icon="close" label="Close the menu" {...closesDialog('menu')} />
      </div>
      <div className={classNames(styles.body, 'wrap')}>
        {mobileMenu.map(({ name, entries }) => (
          <section key={name} className={entries.length > MAX_NARROW_ENTRIES ? styles.long : undefined}>
            <h2 className="label">{name}</h2>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <NavLink to={entry.to} onClick={closeDialogs}>
                    {entry.name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className={styles.actions}>
          <HeaderActions size="medium" />
          <SocialLinks />
        </div>
      </div>
    </Dialog>
  );
}
