import { site } from '#content/site.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { ExternalLink } from '#ui/controls/external-link.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import styles from './partners.module.css';

export function Partners() {
  return (
    <section className={styles.partners} aria-label="Partners">
      <div className={classNames(styles.row, 'wrap')}>
        <p className={`${styles.label} label`}>{site.demonstration.partners}</p>
        {site.partners.map(({ name, url, logo, logoWidth }) => (
          <ExternalLink key={name} href={url}>
            <img src={logo} width={logoWidth} height={40} alt={name} loading="lazy" />
            <Icon name="external" />
          </ExternalLink>
        ))}
      </div>
    </section>
  );
}
