import { useEffect, useRef } from 'react';
import { useWhenOnline } from '#browser/connection.ts';
import { replacePage } from '#browser/reload-page.ts';
import { signInCopy as copy, postList } from '#content/add-post.ts';
import { POST_LIST_ID } from '#features/authoring/post-list/post-list-id.ts';
import { deleteUnsaved } from '#features/authoring/unsaved/unsaved-posts.ts';
import type { SignedIn } from '#firebase/auth.ts';
import { paths } from '#paths.ts';
import { AnchorButton } from '#ui/controls/anchor-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { openDialog, useIsDialogOpen } from '#ui/dialog/dialog-store.ts';
import { Notice } from '#ui/page/notice.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { checkSignIn, useSignIn } from './use-sign-in.ts';

/** Shows whether the visitor can save, and what to do if not; includes the sign-in dialog. */
export function SignInNotice() {
  const place = useRef<HTMLDivElement>(null);
  const { status } = useSignIn();
  const isDialogOpen = useIsDialogOpen('staff-sign-in');
  const shown = useRef(status);
  const hadFocus = useRef(false);
  // The button that was pressed goes with the state it stood in: keyboard and screen reader go on at the next state.
  useEffect(() => {
    if (isDialogOpen || shown.current === status) return;
    shown.current = status;
    if (hadFocus.current && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
  }, [status, isDialogOpen]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes that one of its buttons had the focus */}
      <div
        ref={place}
        tabIndex={-1}
        onFocus={() => {
          hadFocus.current = true;
        }}
      >
        <SignInState />
      </div>
      <SignInDialog />
      <SecondFactorDialog />
    </>
  );
}

function SignInState() {
  const signIn = useSignIn();
  useWhenOnline(() => signIn.status === 'failed' && void checkSignIn());
  switch (signIn.status) {
    // As high as what most often replaces it, so that nothing below it moves.
    case 'checking':
      return (
        <Notice title={copy.asking} text={copy.nobody.text}>
          <Button variant="secondary" size="small" busy>
            {copy.nobody.action}
          </Button>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={copy.failed.title} text={copy.failed.text}>
          <Button variant="secondary" size="small" onClick={() => void checkSignIn()}>
            {copy.failed.action}
          </Button>
        </Notice>
      );
    case 'nobody':
      return (
        <Notice {...(signIn.hasEnded ? copy.ended : { title: copy.nobody.title, text: copy.nobody.text })}>
          <Button variant="secondary" size="small" onClick={() => openDialog('staff-sign-in')}>
            {copy.nobody.action}
          </Button>
        </Notice>
      );
    case 'signed-in':
      return <SignedInNotice who={signIn.who} />;
  }
}

/** For shared computers: deletes the drafts in this browser, and the page that shows one. */
function leaveNothing(): void {
  deleteUnsaved();
  replacePage(paths.addPost);
}

function SignedInNotice({ who }: { who: SignedIn }) {
  const withAuth = (act: (auth: typeof import('#firebase/auth.ts')) => Promise<void>) => () => {
    import('#firebase/auth.ts').then(act).catch((error: unknown) => console.error('Auth failed', error));
  };
  const asStaff = who.role === 'writer' ? copy.writer : copy.staff;
  const state = who.lacksSecondFactor ? copy.noSecondFactor : who.isStaff ? asStaff : copy.notStaff;
  return (
    <Notice title={`Signed in as ${who.email}`} text={state.text}>
      {!who.isStaff && (
        <Button variant="secondary" size="small" onClick={withAuth(({ refreshClaims }) => refreshClaims())}>
          {copy.notStaff.action}
        </Button>
      )}
      {who.lacksSecondFactor && (
        <Button size="small" onClick={() => openDialog('second-factor')}>
          {copy.noSecondFactor.action}
        </Button>
      )}
      {who.isStaff && !who.lacksSecondFactor && (
        <AnchorButton variant="tertiary" size="small" anchor={POST_LIST_ID}>
          {postList.heading}
        </AnchorButton>
      )}
      <Button variant="tertiary" size="small" onClick={withAuth(({ signOut }) => signOut())}>
        {copy.staff.action}
      </Button>
      <Button
        variant="tertiary"
        size="small"
        onClick={withAuth(({ signOut }) => signOut().then(leaveNothing))}
      >
        {copy.staff.leaveNothing}
      </Button>
    </Notice>
  );
}
