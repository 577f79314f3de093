import { postPage as copy } from '#content/pages/post-page.ts';
import { formatDate } from '#domain/dates.ts';
import { metaDescription } from '#domain/html/meta-description.ts';
import { authorOf, categoriesOf, titleOf } from '#domain/posts/post.ts';
import type { PublishedPost } from '#domain/posts/post-responses.ts';
import type { RelatedPosts } from '#domain/posts/related-posts.ts';
import { families } from '#pages.ts';
import { paths } from '#paths.ts';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageHero } from '#site/page-hero.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { Article } from '#ui/article/article.tsx';
import { DateText } from '#ui/article/date-text.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { WhenLoaded } from '#ui/page/when-loaded.tsx';
import { ListingLinks } from './listing-links.tsx';
import { MorePosts } from './more-posts.tsx';
import styles from './post-article.module.css';
import { PostCover } from './post-cover.tsx';
import { postCrumbs } from './post-crumbs.ts';
import { PostShare } from './post-share.tsx';

/** The fallback text, which is Polish as specified (spec, section 2, "Single post"). */
const NO_DATE = <span lang="pl">Brak daty</span>;

interface PostArticleProps {
  readonly post: PublishedPost;
  readonly related?: Promise<RelatedPosts | undefined>;
  /** When the preview link that shows the post expires; undefined on the page of a published post. */
  readonly previewUntil?: Date;
}

/** A post: metadata, picture, text and related posts. */
export function PostArticle({ post, related, previewUntil }: PostArticleProps) {
  const title = titleOf(post);
  const page = previewUntil ? families.preview : { path: paths.post(post.slug) }; // A preview is a private page.
  return (
    <>
      <PageMeta
        {...page}
        title={post.searchTitle ?? title}
        description={post.searchDescription ?? metaDescription(post.excerpt)}
        article={{ title, published: post.date, author: post.authorName, categories: post.categories }}
      />
      <PageHero
        title={title}
        crumbs={postCrumbs}
        art={
          <div className={`${styles.cover} screen-only`}>
            <PostCover image={post.image} alt={post.imageAlt} lazy={false} isFirst />
          </div>
        }
        facts={[
          {
            label: 'Author',
            value: <ListingLinks kind="author" names={[post.authorName]} fallback={authorOf(post)} />,
          },
          { label: 'Date', value: <DateText date={post.date} fallback={NO_DATE} /> },
          {
            label: 'Category',
            value: <ListingLinks kind="category" names={post.categories} fallback={categoriesOf(post)} />,
          },
          { label: copy.readingTime, value: copy.minutes(post.minutes) },
        ]}
      />
      <PageSection tight layout="stack">
        {previewUntil && (
          <Notice title={copy.preview.title} text={copy.preview.text(formatDate(previewUntil, ''))} />
        )}
        <Article html={post.html} headings={post.headings}>
          {!previewUntil && <PostShare post={post} />}
        </Article>
      </PageSection>
      {related && <WhenLoaded value={related}>{(posts) => posts && <MorePosts {...posts} />}</WhenLoaded>}
      <MeetingBand title={copy.meeting} />
    </>
  );
}
