import { replacePage } from '#browser/reload-page.ts';
import { postList } from '#content/add-post.ts';
import { signInToSaveTexts } from '#content/staff.ts';
import { paths } from '#paths.ts';
import { SignInNotice } from '#staff/sign-in/sign-in-notice.tsx';
import { AnchorButton } from '#ui/controls/anchor-link.tsx';
import { POST_LIST_ID } from './post-list/post-list-id.ts';
import { deleteUnsaved } from './unsaved/unsaved-posts.ts';

/** Deletes the unsaved work and leaves the page that shows it, so that the next user of a shared computer finds nothing. */
function deleteTraces(): void {
  deleteUnsaved();
  replacePage(paths.addPost);
}

/** Shows whether the visitor can save, and what to do if not. */
export function SignInToSave() {
  return (
    <SignInNotice texts={signInToSaveTexts} deleteTraces={deleteTraces}>
      <AnchorButton variant="tertiary" size="small" anchor={POST_LIST_ID}>
        {postList.heading}
      </AnchorButton>
    </SignInNotice>
  );
}
