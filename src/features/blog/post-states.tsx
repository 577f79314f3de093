import type { ReactNode } from 'react';
import { connection } from '#content/connection.ts';
import { postPage } from '#content/pages/post-page.ts';
import { paths } from '#paths.ts';
import { PageHero } from '#site/page-hero.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { Unavailable } from '#site/unavailable.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { LoadingPanel, StatePanel } from '#ui/page/state-panel.tsx';
import { postCrumbs } from './post-crumbs.ts';

/** Shown while a post, or the list of a category or an author, loads. `path` is that of the page. */
export function PostLoading({ path }: { path: string }) {
  const { title, text } = postPage.loading;
  return (
    <PostMessage title={title}>
      <PageMeta title={title} description={text} path={path} />
      <LoadingPanel label={text} />
    </PostMessage>
  );
}

interface PostNotFoundProps {
  readonly title: string;
  readonly reason: string;
  readonly text: string;
}

/** Says why there is no post. Search engines do not index this page. */
export function PostNotFound({ title, reason, text }: PostNotFoundProps) {
  return (
    <PostMessage title={title}>
      <PageMeta title={title} description={`${reason}.`} />
      <StatePanel title={reason} text={text}>
        <LinkButton icon="arrow" to={paths.blog}>
          {postPage.all}
        </LinkButton>
      </StatePanel>
    </PostMessage>
  );
}

/** For a post, or a list of posts, that could not be read. */
export function PostUnavailable() {
  const { title, advice } = postPage.failed;
  return (
    <PostMessage title={title}>
      <PageMeta title={title} description={connection.unavailable} />
      <Unavailable title={advice} />
    </PostMessage>
  );
}

/** The frame of the three messages that take the place of a post. */
function PostMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHero title={title} crumbs={postCrumbs} />
      <PageSection tight>{children}</PageSection>
    </>
  );
}
