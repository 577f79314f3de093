import { type ReactNode, useEffect, useRef } from 'react';
import { useWhenOnline } from '#browser/connection.ts';
import { signInCopy as copy, type SignInTexts } from '#content/staff.ts';
import type { SignedIn } from '#firebase/auth.ts';
import styles from '#staff/staff-page.module.css';
import { Button } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { openDialog, useIsDialogOpen } from '#ui/dialog/dialog-store.ts';
import { Notice } from '#ui/page/notice.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { checkSignIn, useSignIn, withAuth } from './use-sign-in.ts';

interface SignInNoticeProps {
  readonly texts: SignInTexts;
  /** Called once a person has signed out on a shared computer: deletes what the browser stores for the page. */
  readonly deleteTraces?: () => void;
  /** Links within the page, for staff. */
  readonly children?: ReactNode;
}

/** Shows who is signed in, and what to do if nobody is; includes the sign-in dialog. */
export function SignInNotice(props: SignInNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { status } = useSignIn();
  const isDialogOpen = useIsDialogOpen('staff-sign-in');
  const shownStatus = useRef(status);
  const hadFocus = useRef(false);
  // The pressed button disappears when the state changes, so the notice takes the focus, for keyboards and screen readers.
  useEffect(() => {
    if (isDialogOpen || shownStatus.current === status) return;
    shownStatus.current = status;
    if (hadFocus.current && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
  }, [status, isDialogOpen]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes that one of its buttons had the focus */}
      <div
        ref={place}
        className={classNames('screen-only', styles.signIn)}
        tabIndex={-1}
        onFocus={() => {
          hadFocus.current = true;
        }}
      >
        <SignInState {...props} />
      </div>
      <SignInDialog />
      <SecondFactorDialog />
    </>
  );
}

function SignInState(props: SignInNoticeProps) {
  const signIn = useSignIn();
  const hasFailed = signIn.status === 'failed';
  useWhenOnline(() => hasFailed && void checkSignIn());
  if (signIn.status === 'signed-in') return <SignedInNotice who={signIn.who} {...props} />;
  const endedOrNobody = signIn.status === 'nobody' && signIn.hasEnded ? 'ended' : 'nobody';
  const state = hasFailed ? 'failed' : endedOrNobody;
  return (
    <Notice
      tone={hasFailed ? 'error' : 'plain'}
      title={signIn.status === 'checking' ? copy.checking : copy[state]}
      text={props.texts[state]}
    >
      <Button
        variant="secondary"
        size="small"
        busy={signIn.status === 'checking'}
        onClick={() => (hasFailed ? void checkSignIn() : openDialog('staff-sign-in'))}
      >
        {hasFailed ? copy.retry : copy.signIn}
      </Button>
    </Notice>
  );
}

function textFor({ role, lacksSecondFactor }: SignedIn, texts: SignInTexts): string {
  if (lacksSecondFactor) return texts.noSecondFactor;
  return role ? texts.staff(role) : texts.notStaff;
}

/** Says what the signed-in person may do here. Those with a role also have the bar of src/layout/staff-bar.tsx, with the sign-out. */
function SignedInNotice({ who, texts, deleteTraces, children }: SignInNoticeProps & { who: SignedIn }) {
  const text = textFor(who, texts);
  if (who.role && !text) return null; // This page has nothing to say to people with this role.
  return (
    <Notice {...(who.role ? { title: text } : { title: `Signed in as ${who.email}`, text })}>
      {!who.isStaff && (
        <Button variant="secondary" size="small" onClick={withAuth(({ refreshClaims }) => refreshClaims())}>
          {copy.checkAgain}
        </Button>
      )}
      {who.lacksSecondFactor && (
        <Button size="small" onClick={() => openDialog('second-factor')}>
          {copy.setUpSecondFactor}
        </Button>
      )}
      {who.role && children}
      {!who.role && (
        <Button variant="tertiary" size="small" onClick={withAuth(({ signOut }) => signOut())}>
          {copy.signOut}
        </Button>
      )}
      {deleteTraces && (
        <Button
          variant="tertiary"
          size="small"
          onClick={withAuth(({ signOut }) => signOut().then(deleteTraces))}
        >
          {copy.signOutAndClear}
        </Button>
      )}
    </Notice>
  );
}
