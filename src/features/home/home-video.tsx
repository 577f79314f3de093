import { homeVideo } from '#content/home.ts';
import { Video } from '#ui/article/video.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import styles from './home-video.module.css';

/** The section with the embedded video. */
export function HomeVideo({ url, poster }: { url: string; poster: string }) {
  return (
    <PageSection id="video" className="screen-only" layout={styles.row}>
      <div className="stack">
        <h2>{homeVideo.title}</h2>
        <p className="lede">{homeVideo.lede}</p>
      </div>
      <Video url={url} title={homeVideo.videoTitle} poster={poster} />
    </PageSection>
  );
}
