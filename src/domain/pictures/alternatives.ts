import type { PostEntry } from '../posts/post-entry.ts';
import { responsivePicture } from './library-picture.ts';

/** An image as it is serialised; a value may contain ">". */
const IMAGE = /<img(?:\s+[^\s"=>]+(?:="[^"]*")?)*\s*\/?>/gi;

/**
 * Returns why a post may not be published, by the field of the form: a picture in its text, or a library picture as its cover,
 * has neither alternative text nor the mark that it is decorative. A cover at another URL counts as decorative.
 *
 * @param entry with sanitised content
 */
export function alternativeErrors({
  content,
  imageUrl,
  imageAlt,
}: Pick<PostEntry, 'content' | 'imageUrl' | 'imageAlt'>): Partial<Record<'content' | 'imageAlt', string>> {
  const hasUnclearPicture = (content.match(IMAGE) ?? []).some(
    (image) => !/\salt\b/i.test(image.replaceAll(/="[^"]*"/g, '')), // Without values: one may contain “alt”.
  );
  return {
    ...(hasUnclearPicture && {
      content: 'Describe each picture, or mark it as decorative, before you publish',
    }),
    ...(imageAlt === null &&
      responsivePicture(imageUrl) && {
        imageAlt: 'Say what the cover shows, or tick “Decorative”, before you publish',
      }),
  };
}
