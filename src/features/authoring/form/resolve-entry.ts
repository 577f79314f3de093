import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { timeErrors } from '#domain/posts/entered-times.ts';
import type { Post } from '#domain/posts/post.ts';
import { newPostEntrySchema, type PostEntry, postEntrySchema } from '#domain/posts/post-entry.ts';
import { articleToSave } from '#features/authoring/editor/article-to-save.ts';

/** Makes a resolver, which validates and returns what would be stored. Its context is the post as last stored, if there is one. */
function resolverOf(schema: typeof postEntrySchema): Resolver<PostEntry, Post | undefined> {
  const validate: Resolver<PostEntry> = standardSchemaResolver(schema);
  return async (values, before, options) => {
    const result = await validate({ ...values, content: articleToSave(values.content) }, before, options);
    const wrongTimes = Object.entries(timeErrors(values, before, new Date()));
    if (wrongTimes.length === 0) return result;
    const errors = wrongTimes.map(([name, message]) => [name, { type: 'time', message }]);
    return {
      values: {},
      errors: { ...result.errors, ...Object.fromEntries(errors) } as FieldErrors<PostEntry>,
    };
  };
}

/** For a post without a slug yet. */
export const resolveNew = resolverOf(newPostEntrySchema);

/** For a post that already has a slug, which an empty field leaves unchanged. */
export const resolveEdited = resolverOf(postEntrySchema);
