import type { ServiceFrontMatter } from '#content/front-matter.ts';
import { FactCell } from '#ui/page/fact-cell.tsx';
import styles from './service-details.module.css';

const LABELS = { contact: 'Contact', location: 'Place', additionalInfo: 'Good to know' } as const;

type Details = NonNullable<ServiceFrontMatter['details']>;

/** Facts in the introductions of some services: contact, place and what else is good to know. */
export function ServiceDetails({ details }: { details: Details }) {
  const keys = (['contact', 'location', 'additionalInfo'] as const).filter((key) => details[key]);
  return (
    <dl className={styles.details}>
      {keys.map((key) => (
        <FactCell key={key} label={LABELS[key]}>
          {details[key]}
        </FactCell>
      ))}
    </dl>
  );
}
