import { useLoaderData } from 'react-router-dom';
import { afterFirstPaint } from '#browser/after-first-paint.ts';
import { isServer } from '#browser/is-server.ts';
import { meetingTitle } from '#content/booking.ts';
import { channelLinks, homeVideo, reading } from '#content/home.ts';
import { site } from '#content/site.ts';
import type { PostSummary } from '#domain/posts/post-summary.ts';
import { startHeadlineExperiment } from '#features/headline/headline-experiment.ts';
import { pages } from '#pages.ts';
import { settings } from '#settings.ts';
import { BookMeetingButton } from '#site/book-meeting-button.tsx';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { LinkRows } from '#ui/page/link-rows.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { Hero } from './hero.tsx';
import { HomeVideo } from './home-video.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { Partners } from './partners.tsx';
import { Potential } from './potential.tsx';
import { Services } from './services.tsx';
import { ValueProposition } from './value-proposition.tsx';

/** The ways to follow the channel, as `LinkRows` takes them. */
const channelRows = [
  { ...channelLinks.newsletter, to: site.links.newsletter },
  { ...channelLinks.video, to: site.links.youTube },
].map(({ name, ...row }) => ({ ...row, title: name }));

interface HomeData {
  /** Undefined when they cannot be read. */
  readonly latestPosts: Promise<readonly PostSummary[] | undefined>;
}

/**
 * The posts are far below the fold, so they are read only after the first paint. The prerendered page has none, and
 * `LatestPosts` shows them only after hydration.
 */
export function loader(): HomeData {
  if (isServer) return { latestPosts: Promise.resolve([]) };
  const latestPosts = afterFirstPaint()
    .then(async () => (await import('#features/blog/posts.ts')).listLatestPosts())
    .catch((error: unknown) => {
      console.error('The latest posts could not be read', error);
      return undefined;
    });
  void startHeadlineExperiment();
  return { latestPosts };
}

/** The home page. */
export default function HomeScreen() {
  return (
    <>
      <PageMeta {...pages.home} />
      <Hero />
      <Partners />
      <ValueProposition />
      <Services />
      <MeetingBand id="bookMeeting" title={meetingTitle} />
      <Potential />
      <LatestPostsFromLoader />
      {settings.homeVideoUrl && <HomeVideo url={settings.homeVideoUrl} poster={homeVideo.poster} />}
      <PageSection id="channels" tight className="screen-only">
        <h2 className="visually-hidden">{channelLinks.title}</h2>
        <LinkRows rows={channelRows} />
      </PageSection>
      <PageSection className="on-film screen-only" layout="stack">
        <h2>{reading.title}</h2>
        <LinkRows rows={reading.rows} />
        <p className="button-row">
          <BookMeetingButton variant="cta" size="large" icon="arrow" />
        </p>
      </PageSection>
    </>
  );
}

/** Separate from the screen, so that the screen is not rendered again at each step of a navigation. */
function LatestPostsFromLoader() {
  const { latestPosts } = useLoaderData<HomeData>();
  return <LatestPosts posts={latestPosts} />;
}
