import { excerpt, LIST_EXCERPT_LENGTH } from '#domain/excerpt.ts';
import { metaDescription } from '#domain/meta-description.ts';
import { plainText } from '#domain/plain-text.ts';
import type { Post } from '#domain/post.ts';
import { paths } from '#paths.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import styles from './post-article.module.css';
import { PostDate } from './post-card.tsx';
import { PostCover } from './post-cover.tsx';
import { PostText } from './post-text.tsx';

/** "No date", in the words of the spec (section 2, "Single post": a Polish-language fallback text). */
const NO_DATE = 'Brak daty';

/** A post that was found: its metadata, its picture and its sanitised content. */
export function PostArticle({ post }: { post: Post }) {
  const title = post.title || 'Untitled';
  const description = metaDescription(excerpt(plainText(post.content), LIST_EXCERPT_LENGTH));
  return (
    <>
      <PageMeta title={title} description={description} path={paths.post(post.slug)} />
      <PageHead
        title={title}
        crumbs={[{ name: 'Home', to: paths.home }, { name: 'Blog', to: paths.blog }, { name: 'Post' }]}
        facts={[
          { label: 'Author', value: post.authorName || 'Unknown' },
          { label: 'Date', value: <PostDate date={post.date} fallback={NO_DATE} /> },
          { label: 'Category', value: post.categories.join(', ') || 'No category' },
        ]}
      />
      <div className={styles.cover}>
        <div className="wrap">
          <PostCover image={post.image} lazy={false} />
        </div>
      </div>
      <section className="section">
        <div className="wrap">
          <PostText content={post.content} />
        </div>
      </section>
    </>
  );
}
