import { channelLinks } from '#content/home.ts';
import { site } from '#content/site.ts';
import { ExternalLink } from '#ui/controls/external-link.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import styles from './channel-links.module.css';

const rows = [
  { ...channelLinks.newsletter, url: site.links.newsletter },
  { ...channelLinks.video, url: site.links.youTube },
];

/** The ways to follow the channel: newsletter and videos. */
export function ChannelLinks() {
  return (
    <section className={styles.section} id="channels">
      <div className="wrap">
        <h2 className="visually-hidden">{channelLinks.title}</h2>
        <div className={styles.rows}>
          {rows.map(({ name, text, action, url }) => (
            <ExternalLink key={name} href={url}>
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{text}</span>
              <span className={styles.action}>
                {action}
                <Icon name="external" />
              </span>
            </ExternalLink>
          ))}
        </div>
      </div>
    </section>
  );
}
