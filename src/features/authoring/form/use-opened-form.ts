import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Which post the form is for, from the URL (`?edit=…`). `editedId` is the id in the URL, `loadedId` that of the post with which
 * the form started; both are null for a new post. When a new post is saved as a draft, its id is added to the URL, and the form
 * stays as it is, with its focus and scroll position. `key` differs for each form.
 */
export function useOpenedForm() {
  const [query, setQuery] = useSearchParams();
  const editedId = query.get('edit');
  const [form, setForm] = useState<OpenedForm>({ key: 0, editedId, loadedId: editedId });
  if (editedId !== form.editedId) {
    const isJustStored = editedId !== null && editedId === form.storedId;
    setForm(isJustStored ? { ...form, editedId } : { key: form.key + 1, editedId, loadedId: editedId });
  }
  return {
    key: form.key,
    loadedId: form.loadedId,
    editedId,
    /** Keeps the form open for this post, which it has just stored. */
    continueWith: (id: string) => {
      if (id === editedId) return;
      setForm({ ...form, storedId: id });
      setQuery({ edit: id }, { replace: true, preventScrollReset: true });
    },
  };
}

interface OpenedForm {
  readonly key: number;
  readonly editedId: string | null;
  readonly loadedId: string | null;
  /** The post that the form has just stored; its id is about to be in the URL. */
  readonly storedId?: string;
}
