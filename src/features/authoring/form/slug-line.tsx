import { useWatch } from 'react-hook-form';
import { postForm } from '#content/add-post.ts';
import { slugify } from '#domain/posts/slug.ts';
import { paths } from '#paths.ts';
import { useStaff } from '#staff/sign-in/use-sign-in.ts';
import { FieldError } from '#ui/controls/field.tsx';
import { usePostFormState } from './form-state.ts';
import { useSlugCheck } from './use-slug-check.ts';

const copy = postForm.address;

/** The line below the title that shows which path the post will have, unless the title or the slug has an error. */
export function SlugLine() {
  const { form, stored } = usePostFormState();
  const { errors } = form.formState;
  const post = stored?.post;
  const [title, typed] = useWatch({ control: form.control, name: ['title', 'slug'] });
  const slug = slugify(typed) || post?.slug || undefined;
  if (slug && slug === post?.slug) return <PathLine path={paths.post(slug)} text={copy.kept} />;
  if (errors.title ?? errors.slug) return null;
  return <NewSlugLine title={title.trim()} typed={slug} postId={post?.id} />;
}

interface NewSlugLineProps {
  readonly title: string;
  /** The slug that staff have typed; undefined if it is made from the title. */
  readonly typed: string | undefined;
  readonly postId: string | undefined;
}

function NewSlugLine({ title, typed, postId }: NewSlugLineProps) {
  const { slug, state } = useSlugCheck(typed ?? title, { postId, isStaff: useStaff() !== undefined });
  if (state === 'none') return <p className="label">{copy.none}</p>;
  if (state === 'taken') {
    return (
      <div role="status">
        <FieldError id="slug-taken">
          {typed === undefined ? copy.taken(slug) : copy.belongsToAnother(slug)}
        </FieldError>
      </div>
    );
  }
  return <PathLine path={paths.post(slug)} text={copy[state]} />;
}

function PathLine({ path, text }: { path: string; text: string }) {
  return (
    <p className="label" role="status">
      <span>{path}</span> {text}
    </p>
  );
}
