import motifs from 'virtual:cover-motifs';
import { site } from '#content/site.ts';
import { formatDate } from '#domain/dates.ts';
import { titleOf } from '#domain/posts/post.ts';
import type { PostSummary } from '#domain/posts/post-summary.ts';
import { postCard } from '#drawings/share-card.ts';
import sans from '#fonts/instrument-sans-500.woff2';
import mono from '#fonts/martian-mono-400.woff2';
import { cardPng } from './card-png.ts';
import { cardFonts } from './card-svg.ts';

/** The fields of a post that its share card shows. */
export type CardPost = Pick<PostSummary, 'slug' | 'title' | 'categories' | 'authorName' | 'date'>;

const fonts = cardFonts(sans, mono);

/** Returns the share card of a post as a PNG. */
export async function drawCard({ slug, title, categories, authorName, date }: CardPost): Promise<Buffer> {
  const card = {
    slug,
    categories,
    title: titleOf({ title }),
    author: authorName,
    date: formatDate(date, ''),
    channel: site.channel.name,
  };
  return cardPng(postCard(card, motifs), fonts);
}
