import { valueProposition } from '#content/home.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import { Link } from '#ui/controls/link.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { SectionHead } from '#ui/page/section-head.tsx';
import styles from './value-proposition.module.css';

/** Three points, each with a different drawing of the same window. */
export function ValueProposition() {
  const { reference, title, lede, points } = valueProposition;
  return (
    <PageSection id="views">
      <SectionHead reference={reference} title={title}>
        <p className="lede">{lede}</p>
      </SectionHead>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.title} className="one-link">
            <div className={styles.stage}>
              <Drawing drawing={point.drawing} />
            </div>
            <h3>
              <Link to={point.path}>{point.title}</Link>
            </h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
