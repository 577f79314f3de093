import { homeVideo } from '#content/home.ts';
import { Video } from '#ui/article/video.tsx';
import styles from './home-video.module.css';

/** The embedded video section. */
export function HomeVideo({ url, poster }: { url: string; poster: string }) {
  return (
    <section id="video" className="section screen-only">
      <div className="wrap">
        <div className={styles.row}>
          <div className="stack">
            <h2>{homeVideo.title}</h2>
            <p className="lede">{homeVideo.lede}</p>
          </div>
          <Video url={url} title={homeVideo.videoTitle} poster={poster} />
        </div>
      </div>
    </section>
  );
}
