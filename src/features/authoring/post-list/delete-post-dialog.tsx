import { postList } from '#content/add-post.ts';
import { type Post, titleOf } from '#domain/posts/post.ts';
import { Button } from '#ui/controls/button.tsx';
import { startAtFirstControl } from '#ui/dialog/dialog-focus.ts';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { Modal } from '#ui/dialog/modal.tsx';

const copy = postList.confirm;

/** Confirms the deletion of a post. The focus starts on the button that cancels. */
export function DeletePostDialog({ post, onConfirm }: { post: Post; onConfirm: () => void }) {
  const confirm = () => {
    closeDialogs();
    onConfirm();
  };
  return (
    <Modal name="delete-post" title={copy.title}>
      <p>
        <strong>{titleOf(post)}</strong>
      </p>
      <p className="soft">{copy.text}</p>
      <div className="button-row" ref={startAtFirstControl}>
        <Button variant="secondary" onClick={closeDialogs}>
          {copy.keep}
        </Button>
        <Button onClick={confirm}>{copy.remove}</Button>
      </div>
    </Modal>
  );
}
