import { site } from '#content/site.ts';
import styles from './channel-badge.module.css';

/** The round logo and the name of The Datum Line (`site.channel`), in the hero of the blog. */
export function ChannelBadge() {
  return (
    <div className={styles.badge}>
      <img src={site.channel.logo} width={96} height={96} alt="" />
      <p>{site.channel.name}</p>
    </div>
  );
}
