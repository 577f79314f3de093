import { type ReactNode, useEffect } from 'react';
import { signInCopy as copy } from '#content/staff.ts';
import { hasRole } from '#domain/staff/role.ts';
import { staffPages } from '#pages.ts';
import { useStaff, withAuth } from '#staff/sign-in/use-sign-in.ts';
import { Button } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { NavLink } from '#ui/controls/link.tsx';
import { BrandLink } from './brand-link.tsx';
import header from './header.module.css';
import styles from './staff-bar.module.css';

/** The bar for staff: links to the site and to the pages for their role, and a button to sign out. Others see `children`. */
export default function StaffBar({ children }: { children: ReactNode }) {
  const staff = useStaff();
  // Loads the fonts of accented letters ahead: visitors' texts appear after the first paint, too late for `optional` fonts.
  useEffect(() => {
    if (!staff) return;
    document.fonts?.forEach((face) => {
      if (face.status !== 'unloaded') return;
      face.display = 'swap';
      face.load().catch(() => undefined);
    });
  }, [staff]);
  if (!staff) return children;
  return (
    <header className={classNames(header.header, styles.bar)}>
      <nav className={classNames(header.bar, 'wrap')} aria-label={copy.bar}>
        <BrandLink variant="white" />
        {staffPages
          .filter((page) => hasRole(staff.role, page.staff))
          .map(({ path, name }) => (
            <NavLink key={path} to={path}>
              {name}
            </NavLink>
          ))}
        <span>{staff.email}</span>
        <Button variant="tertiary" size="small" onClick={withAuth(({ signOut }) => signOut())}>
          {copy.signOut}
        </Button>
      </nav>
    </header>
  );
}
