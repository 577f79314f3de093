import type { ServiceFrontMatter } from '#content/front-matter.ts';
import { servicePage } from '#content/pages/service-page.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { SectionHead } from '#ui/page/section-head.tsx';
import styles from './key-areas.module.css';

/** The three feature cards of a service. */
export function KeyAreas({ areas }: { areas: ServiceFrontMatter['features'] }) {
  return (
    <PageSection id="key-areas" className="on-film">
      <SectionHead title={servicePage.keyAreas} />
      <ul className={styles.areas}>
        {areas.map(({ title, content, drawing }) => (
          <li key={title}>
            <Drawing drawing={drawing} />
            <h3>{title}</h3>
            <p>{content}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
