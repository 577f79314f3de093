import { contactPrompt } from '#content/services.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import styles from './service-card.module.css';

/** The card after those of the services, with a link to the contact page. Hidden on small screens. */
export function ContactCard() {
  const { title, summary, button } = contactPrompt;
  return (
    <aside className={classNames(styles.card, styles.contact, 'on-ink screen-only')}>
      <h3>{title}</h3>
      <div className={styles.body}>
        <p>{summary}</p>
        <LinkButton icon="arrow" to={paths.contact}>
          {button}
        </LinkButton>
      </div>
    </aside>
  );
}
