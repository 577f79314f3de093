import { useLoaderData } from 'react-router-dom';
import { film } from '#content/home.ts';
import type { PostSummary } from '#domain/post-summary.ts';
import { listLatestPosts } from '#features/blog/posts.ts';
import { testHeadline } from '#features/headline/headline-test.ts';
import { paths } from '#paths.ts';
import { settings } from '#settings.ts';
import { afterFirstPaint } from '#ui/after-first-paint.ts';
import { isServer } from '#ui/is-server.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { BookMeeting } from './book-meeting.tsx';
import { ChannelLinks } from './channel-links.tsx';
import { Film } from './film.tsx';
import { Hero } from './hero.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { Partners } from './partners.tsx';
import { Potential } from './potential.tsx';
import { Services } from './services.tsx';
import { ValueProposition } from './value-proposition.tsx';

interface HomeData {
  readonly latestPosts: Promise<readonly PostSummary[]>;
}

/**
 * The posts stand far below the fold: reading them waits until the first picture is on the screen, and the page that is
 * rendered by the build has none.
 */
export function loadHome(): HomeData {
  if (isServer) return { latestPosts: Promise.resolve([]) };
  const latestPosts = afterFirstPaint()
    .then(listLatestPosts)
    .catch((error: unknown) => {
      console.error('The latest posts could not be read', error);
      return [];
    });
  void testHeadline();
  return { latestPosts };
}

export function HomeScreen() {
  const { latestPosts } = useLoaderData<HomeData>();
  return (
    <>
      <PageMeta
        title="Digital solutions for the construction industry"
        description="BIM objects, digital product passports, data management, workshops and value stream mapping for manufacturers of construction materials."
        path={paths.home}
      />
      <Hero />
      <Partners />
      <ValueProposition />
      <Services />
      <BookMeeting />
      <Potential />
      <LatestPosts posts={latestPosts} />
      <Film url={settings.homeVideoUrl} poster={film.poster} />
      <ChannelLinks />
    </>
  );
}
