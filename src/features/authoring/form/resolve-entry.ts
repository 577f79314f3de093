import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { timeErrors } from '#domain/posts/entered-times.ts';
import type { Post } from '#domain/posts/post.ts';
import { newPostEntrySchema, type PostEntry, postEntrySchema } from '#domain/posts/post-entry.ts';
import { articleToSave } from '#features/authoring/editor/article-to-save.ts';

/** Validates what would be stored, and returns that for saving. The context is the post as it was opened, if any. */
function resolverOf(schema: typeof postEntrySchema): Resolver<PostEntry, Post | undefined> {
  const bySchema: Resolver<PostEntry> = standardSchemaResolver(schema);
  return async (values, before, options) => {
    const result = await bySchema({ ...values, content: articleToSave(values.content) }, before, options);
    const wrong = Object.entries(timeErrors(values, before, new Date()));
    if (wrong.length === 0) return result;
    const errors = wrong.map(([name, message]) => [name, { type: 'time', message }]);
    return {
      values: {},
      errors: { ...result.errors, ...Object.fromEntries(errors) } as FieldErrors<PostEntry>,
    };
  };
}

/** For a post without a slug yet. */
export const resolveNew = resolverOf(newPostEntrySchema);

/** For a post that has a slug already: an empty field keeps it. */
export const resolveEdited = resolverOf(postEntrySchema);
