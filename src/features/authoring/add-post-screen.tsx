import { AfterHydration } from '#browser/after-hydration.tsx';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { auditTrail, addPostPage as copy, people } from '#content/add-post.ts';
import { redirects } from '#content/authoring/addresses.ts';
import { documents } from '#content/authoring/documents.ts';
import { bin } from '#content/authoring/history.ts';
import { transfer } from '#content/authoring/transfer.ts';
import { hasRole } from '#domain/staff/role.ts';
import { crumbsTo, pages } from '#pages.ts';
import { PageHero } from '#site/page-hero.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { Disclosure } from '#staff/disclosure.tsx';
import { useStaff } from '#staff/sign-in/use-sign-in.ts';
import styles from '#staff/staff-page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import { LoadingPanel } from '#ui/page/state-panel.tsx';
import { Redirects } from './address/redirects.tsx';
import { AuditTrail } from './audit-trail/audit-trail.tsx';
import { Documents } from './documents/documents.tsx';
import { EditedPost } from './form/edited-post.tsx';
import { PostForm } from './form/post-form.tsx';
import { useOpenedForm } from './form/use-opened-form.ts';
import { Bin } from './history/bin.tsx';
import { People } from './people/people.tsx';
import { PostList } from './post-list/post-list.tsx';
import { Transfer } from './transfer/transfer.tsx';

/** The folded parts below the list, each with the minimum role that sees it. */
const PARTS = [
  ['writer', bin.heading, Bin],
  ['editor', transfer.heading, Transfer],
  ['editor', redirects.heading, Redirects],
  ['owner', documents.heading, Documents],
  ['owner', people.heading, People],
  ['owner', auditTrail.heading, AuditTrail],
] as const;

/** Where staff write, edit and unpublish posts (spec, section 2, "Add post"). Visitors can use the form, but not save. */
export default function AddPostScreen() {
  const { key, loadedId, editedId, continueWith } = useOpenedForm();
  const staff = useStaff();
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageMeta {...pages.addPost} />
      <PageHero
        // A new form has a new key, which makes the heading take the focus, as on a new page.
        key={key}
        title={editedId && isHydrated ? copy.editTitle : pages.addPost.heading}
        crumbs={crumbsTo(pages.addPost)}
        lede={copy.lede}
        isLow
      />
      <PageSection tight layout={styles.content}>
        <AfterHydration fallback={<LoadingPanel label={copy.loading} />}>
          {() =>
            loadedId ? (
              <EditedPost key={key} id={loadedId} onContinued={continueWith} />
            ) : (
              <PostForm key={key} edited={undefined} onContinued={continueWith} />
            )
          }
        </AfterHydration>
      </PageSection>
      {staff && <PostList staff={staff} editedId={editedId} />}
      {staff && (
        <PageSection aria-label={copy.more} tight>
          {PARTS.filter(([minimum]) => hasRole(staff.role, minimum)).map(([, heading, Part]) => (
            <Disclosure key={heading} heading={heading}>
              <Part />
            </Disclosure>
          ))}
        </PageSection>
      )}
    </>
  );
}
