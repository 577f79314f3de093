import { film } from '#content/home.ts';
import { Video } from '#ui/article/video.tsx';
import { Datum } from '#ui/page/datum.tsx';
import styles from './film.module.css';

/** The embedded video section. */
export function Film({ url, poster }: { url: string; poster: string }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className={styles.head}>
          <Datum reference={film.reference} fact={film.fact} />
        </div>
        <div className={styles.row}>
          <div className="stack">
            <h2>{film.title}</h2>
            <p className="lede">{film.lede}</p>
          </div>
          <Video url={url} title={film.videoTitle} poster={poster} />
        </div>
      </div>
    </section>
  );
}
