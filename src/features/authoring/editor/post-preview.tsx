import { preview as copy } from '#content/add-post.ts';
import { formatDate } from '#domain/dates.ts';
import { authorOf, categoriesOf, titleOf } from '#domain/posts/post.ts';
import { isWebUrl, type PostEntry, toPostFields } from '#domain/posts/post-entry.ts';
import { PostCover } from '#features/blog/post-cover.tsx';
import { Datum } from '#ui/page/datum.tsx';
import styles from './post-preview.module.css';
import { PostText } from './post-text.tsx';

interface PostPreviewProps {
  readonly entry: PostEntry;
  /** The publication date, or now. */
  readonly date: Date;
}

/** The post as readers will see it, made of the post page's own parts. */
export function PostPreview({ entry, date }: PostPreviewProps) {
  const { title, content, authorName, imageUrl, categories } = toPostFields(entry);
  const facts = [
    authorOf({ authorName: authorName.trim() }),
    formatDate(date, ''),
    categoriesOf({ categories }),
  ];
  return (
    <section className={styles.preview} aria-label={copy.heading}>
      <Datum reference={copy.heading} fact={copy.fact} />
      <div className={styles.head}>
        <h2>{titleOf({ title: title.trim() })}</h2>
        <p className="soft">{facts.join(' · ')}</p>
      </div>
      <PostCover image={isWebUrl(imageUrl.trim()) ? imageUrl.trim() : ''} lazy={false} />
      <PostText content={content} />
    </section>
  );
}
