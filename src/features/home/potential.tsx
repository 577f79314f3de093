import { potential } from '#content/home.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { SectionHead } from '#ui/page/section-head.tsx';
import styles from './potential.module.css';

/** Three blocks, drawn as a section through a building: each is a storey, from the top down. */
export function Potential() {
  const { reference, title, lede, storeys } = potential;
  return (
    <PageSection id="potential">
      <SectionHead reference={reference} title={title}>
        <p className="lede">{lede}</p>
      </SectionHead>
      <div className={styles.storeys}>
        {storeys.map(({ drawing, level, floor, title: heading, text }) => (
          <article key={heading} className={styles.storey}>
            <Drawing drawing={drawing} />
            <div className={styles.text}>
              <p className={styles.level}>
                <span className="level-mark" aria-hidden="true">
                  {level}
                </span>
                <span>{floor}</span>
              </p>
              <h3>{heading}</h3>
              <p>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </PageSection>
  );
}
