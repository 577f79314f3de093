import { createContext, use } from 'react';
import type { PostFormState } from './use-post-form.ts';

/** The id of the form element. Its controls are outside of it: the editor has forms of its own, which cannot be nested. */
export const POST_FORM_ID = 'post-form';

/** The id of the `datalist` that suggests the categories in use. */
export const CATEGORIES_LIST_ID = 'categories-in-use';

export const PostFormContext = createContext<PostFormState | undefined>(undefined);

/** The state of the form on the page, for the parts of the form. */
export function usePostFormState(): PostFormState {
  const state = use(PostFormContext);
  if (!state) throw new Error('usePostFormState must be used inside PostForm');
  return state;
}
