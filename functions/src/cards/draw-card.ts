import sansLatin from 'virtual:font/instrument-sans-latin';
import sansAccents from 'virtual:font/instrument-sans-latin-accents';
import sansLatinExt from 'virtual:font/instrument-sans-latin-ext';
import monoLatin from 'virtual:font/martian-mono-latin';
import monoAccents from 'virtual:font/martian-mono-latin-accents';
import monoLatinExt from 'virtual:font/martian-mono-latin-ext';
import { site } from '#content/site.ts';
import { formatDate } from '#domain/dates.ts';
import { titleOf } from '#domain/posts/post.ts';
import { type Outline, postCard } from '#drawings/share-card.ts';
import type { CardPost } from './card-response.ts';
import { outlineWith } from './outline-text.ts';
import { rasterise } from './rasterise.ts';

let outline: Promise<Outline> | undefined;

/** Returns the share card of a post as a PNG. */
export async function drawCard({ slug, title, authorName, date }: CardPost): Promise<Buffer> {
  outline ??= outlineWith({
    sans: [sansLatin, sansAccents, sansLatinExt],
    mono: [monoLatin, monoAccents, monoLatinExt],
  });
  const card = {
    slug,
    title: titleOf({ title }),
    author: authorName,
    date: formatDate(date, ''),
    channel: site.channel.name,
  };
  return rasterise(postCard(card, await outline));
}
