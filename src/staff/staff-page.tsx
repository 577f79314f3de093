import type { ReactNode } from 'react';
import { signInToReadTexts } from '#content/staff.ts';
import { hasRole } from '#domain/staff/role.ts';
import type { StaffPage as Page } from '#pages.ts';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { SignInNotice } from './sign-in/sign-in-notice.tsx';
import { type Staff, useStaff } from './sign-in/use-sign-in.ts';
import styles from './staff-page.module.css';

interface StaffPageProps {
  readonly page: Page;
  readonly lede: string;
  /** The content for people who have the page's role. */
  readonly children: (staff: Staff) => ReactNode;
}

/** A page for staff only: a notice of who is signed in, or how to sign in, and below it the content. */
export function StaffPage({ page, lede, children }: StaffPageProps) {
  const staff = useStaff();
  return (
    <>
      <PageMetaAndHero page={page} lede={lede} isLow />
      <PageSection tight layout={classNames('stack', styles.content)}>
        <SignInNotice texts={signInToReadTexts(page.staff)} />
        {staff && hasRole(staff.role, page.staff) && children(staff)}
      </PageSection>
    </>
  );
}
