import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import { newPostEntrySchema, type PostEntry, postEntrySchema } from '#domain/posts/post-entry.ts';
import { articleToSave } from '#features/authoring/editor/article-to-save.ts';

/** Validates what would be stored, and returns that for saving. */
function resolverOf(schema: typeof postEntrySchema): Resolver<PostEntry> {
  const bySchema: Resolver<PostEntry> = standardSchemaResolver(schema);
  return (values, context, options) =>
    bySchema({ ...values, content: articleToSave(values.content) }, context, options);
}

/** For a post without an address yet. */
export const resolveNew = resolverOf(newPostEntrySchema);

/** For a post whose address is fixed. */
export const resolveEdited = resolverOf(postEntrySchema);
