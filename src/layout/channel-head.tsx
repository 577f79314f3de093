import { useMatch } from 'react-router-dom';
import { site } from '#content/site.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import styles from './channel-head.module.css';

/** Introduces the channel: its round logo, its title, and the link to its videos, which the home page has just above. */
export function ChannelHead() {
  const { channel, links } = site;
  const isHome = useMatch(paths.home) !== null;
  return (
    <div className={styles.head}>
      {/* Not lazy: a page that opens without a network has it too. */}
      <img src={channel.logo} width={96} height={96} alt="" fetchPriority="low" />
      <div>
        <h2>{channel.name}</h2>
        <p>{channel.description}</p>
      </div>
      {!isHome && (
        <LinkButton variant="secondary" icon="external" to={links.youTube}>
          Watch the channel
        </LinkButton>
      )}
    </div>
  );
}
