import { site } from '#content/site.ts';
import { ExternalLink } from '#ui/controls/external-link.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import styles from './social-links.module.css';

export function SocialLinks() {
  return (
    <span className={styles.links}>
      <ExternalLink href={site.links.linkedIn} aria-label="LinkedIn">
        <Icon name="linkedin" />
      </ExternalLink>
      <ExternalLink href={site.links.youTube} aria-label="YouTube">
        <Icon name="youtube" />
      </ExternalLink>
    </span>
  );
}
