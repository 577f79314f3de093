import { about } from '#content/about.ts';
import { timeline } from '#content/timeline.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { SectionHead } from '#ui/page/section-head.tsx';
import styles from './journey.module.css';

/** The company's timeline: marks on a survey line. From the last mark on, the line is dashed, because it is the future. */
export function Journey() {
  return (
    <PageSection id="journey" className={classNames(styles.section, 'on-film')}>
      <SectionHead reference={about.journeyReference} title={about.journeyTitle} />
      <div className={styles.frame}>
        <ol className={styles.journey}>
          {timeline.map(({ year, title, text }) => (
            <li key={year}>
              <span className={styles.year}>{year}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </PageSection>
  );
}
