import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { cardPath } from '#card-path.ts';
import { searchAndSharing as copy } from '#content/authoring/search-and-sharing.ts';
import { site } from '#content/site.ts';
import { metaDescription } from '#domain/html/meta-description.ts';
import { textOf } from '#domain/html/text-of.ts';
import { excerpt, LIST_EXCERPT_LENGTH } from '#domain/posts/excerpt.ts';
import { titleOf } from '#domain/posts/post.ts';
import { SEARCH_TITLE_MAX_LENGTH } from '#domain/posts/post-entry.ts';
import { slugify } from '#domain/posts/slug.ts';
import { postBody } from '#features/authoring/editor/article-html.ts';
import { usePostFormState } from '#features/authoring/form/form-state.ts';
import { paths } from '#paths.ts';
import { settings } from '#settings.ts';
import styles from './search-and-sharing.module.css';

/** How a search engine and other sites would show what is typed, according to the metadata that post-article.tsx writes. */
export function SearchAndSharingPreview() {
  const { form, stored } = usePostFormState();
  const id = useId();
  /** The share card of a post that was published a moment ago may not exist yet. */
  const [isCardMissing, setCardMissing] = useState(false);
  const watched = useDeferredValue(useWatch({ control: form.control }));
  const entry = { ...form.getValues(), ...watched };
  const text = useMemo(() => textOf(postBody(entry.content)), [entry.content]);
  const title = titleOf({ title: entry.title.trim() });
  const slug = entry.slug.trim() || slugify(entry.title);
  const { host } = new URL(settings.siteUrl);
  const description =
    entry.searchDescription.trim() ||
    metaDescription(excerpt(entry.excerpt.trim() || text, LIST_EXCERPT_LENGTH));
  return (
    <>
      <figure className={styles.sample} aria-labelledby={`${id}-result`}>
        <figcaption className="data" id={`${id}-result`}>
          {copy.result}
        </figcaption>
        <p className="soft data">
          {site.name} · {host}
          {paths.post(slug)}
        </p>
        <div className={styles.title}>
          {excerpt(`${entry.searchTitle.trim() || title} | ${site.name}`, SEARCH_TITLE_MAX_LENGTH)}
        </div>
        <p>{description}</p>
      </figure>
      <figure className={styles.sample} aria-labelledby={`${id}-card`}>
        <figcaption className="data" id={`${id}-card`}>
          {copy.card}
        </figcaption>
        {stored?.post.published && !isCardMissing ? (
          <img
            src={cardPath(paths.post(stored.post.slug))}
            alt={copy.cardPicture}
            width={1200}
            height={630}
            onError={() => setCardMissing(true)}
          />
        ) : (
          <p className="soft">{copy.noCard}</p>
        )}
        <p className="soft data">{host}</p>
        <div className={styles.title}>{title}</div>
        <p>{description}</p>
      </figure>
    </>
  );
}
