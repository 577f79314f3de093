import { useEffect, useRef } from 'react';
import { useIsNear } from '#browser/use-is-near.ts';
import { postPage } from '#content/pages/post-page.ts';
import type { PostSummary } from '#domain/posts/post-summary.ts';
import { track } from '#measurement/track.ts';
import { paths } from '#paths.ts';
import { settings } from '#settings.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { CopyLink } from '#ui/controls/copy-link.tsx';
import styles from './post-share.module.css';

const copy = postPage.share;

/** Ways to share a post, after its text: plain links and a button that copies the link, without third-party scripts. */
export function PostShare({ post }: { post: PostSummary }) {
  const link = new URL(paths.post(post.slug), settings.siteUrl).href;
  const linkedIn = `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: link })}`;
  const mail = `mailto:?subject=${encodeURIComponent(post.title)}&body=${encodeURIComponent(link)}`;
  const section = useRef<HTMLElement>(null);
  // The section follows the article: once it is in view, the reader has reached the end.
  const isRead = useIsNear(section, '0px');
  useEffect(() => {
    if (isRead) track({ event: 'post_read', post_slug: post.slug });
  }, [isRead, post.slug]);
  return (
    <section ref={section} className={`${styles.share} screen-only`} aria-label={copy.label}>
      <p className="soft data">{copy.label}</p>
      <div className="button-row">
        <LinkButton variant="secondary" to={linkedIn}>
          {copy.linkedIn}
        </LinkButton>
        <LinkButton variant="secondary" to={mail}>
          {copy.mail}
        </LinkButton>
        <CopyLink link={link} label={copy.copy} copied={copy.copied} byHand={copy.byHand} />
      </div>
    </section>
  );
}
