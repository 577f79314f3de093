import type { PostEntry } from '../posts/post-entry.ts';
import { responsivePicture } from './library-picture.ts';

/** An `img` tag in serialised HTML, where the value of an attribute may contain ">". */
const IMAGE = /<img(?:\s+[^\s"=>]+(?:="[^"]*")?)*\s*\/?>/gi;

/**
 * Returns the errors that prevent a post from being published, by the field of the form. A picture in its text, or a library
 * picture as its cover, needs alternative text or the mark that it is decorative. A cover from elsewhere counts as decorative.
 *
 * @param entry with sanitised content
 */
export function alternativeErrors({
  content,
  imageUrl,
  imageAlt,
}: Pick<PostEntry, 'content' | 'imageUrl' | 'imageAlt'>): Partial<Record<'content' | 'imageAlt', string>> {
  const lacksDescription = (content.match(IMAGE) ?? []).some(
    (image) => !/\salt\b/i.test(image.replaceAll(/="[^"]*"/g, '')), // Without values, which may contain “alt”.
  );
  return {
    ...(lacksDescription && {
      content: 'Describe each picture, or mark it as decorative, before you publish',
    }),
    ...(imageAlt === null &&
      responsivePicture(imageUrl) && {
        imageAlt: 'Say what the cover shows, or tick “Decorative”, before you publish',
      }),
  };
}
