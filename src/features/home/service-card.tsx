import type { ServiceEntry } from '#content/services.ts';
import { serviceDrawing } from '#drawings/services.ts';
import { tracks } from '#measurement/track-elements.ts';
import { paths } from '#paths.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { Link } from '#ui/controls/link.tsx';
import styles from './service-card.module.css';

export function ServiceCard({ service, wide }: { service: ServiceEntry; wide: boolean }) {
  const { id, name, slug, summary } = service;
  return (
    <article className={classNames(styles.card, wide && styles.wide, 'on-hover-ink')}>
      <Drawing drawing={serviceDrawing(id)} preserveAspectRatio="xMinYMid slice" />
      <div className={styles.body}>
        <h3>
          <Link to={paths.service(slug)} {...tracks({ event: 'select_service_home', service_name: name })}>
            {name}
          </Link>
          <Icon name="arrow" />
        </h3>
        <p>{summary}</p>
      </div>
    </article>
  );
}
