import type { ServiceDrawing, ServiceEntry } from '#content/services.ts';
import depot from '#drawings/services/depot.svg?drawing';
import optibuild from '#drawings/services/optibuild.svg?drawing';
import passport from '#drawings/services/passport.svg?drawing';
import value from '#drawings/services/value.svg?drawing';
import workshop from '#drawings/services/workshop.svg?drawing';
import { tracks } from '#measurement/track-elements.ts';
import { paths } from '#paths.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { Link } from '#ui/controls/link.tsx';
import styles from './service-card.module.css';

const drawings = { passport, depot, workshop, value, optibuild };

const WIDE: readonly ServiceDrawing[] = ['passport', 'optibuild']; // Shown at twice the width, with labels.

export function ServiceCard({ service }: { service: ServiceEntry }) {
  const { drawing, serviceName, slug, summary } = service;
  const isWide = WIDE.includes(drawing);
  return (
    <article className={classNames(styles.card, isWide && styles.wide, 'on-hover-ink one-link')}>
      <Drawing drawing={drawings[drawing]} preserveAspectRatio="xMinYMid slice" />
      <div className={styles.body}>
        <h3>
          <Link
            to={paths.service(slug)}
            {...tracks({ event: 'select_service_home', service_name: serviceName })}
          >
            {serviceName}
          </Link>
          <Icon name="arrow" />
        </h3>
        <p>{summary}</p>
      </div>
    </article>
  );
}
