import { site } from '#content/site.ts';
import { ExternalLink } from '#ui/controls/external-link.tsx';
import { Icon } from '#ui/controls/icon.tsx';

export function SocialLinks() {
  return (
    <span className="icon-links">
      <ExternalLink href={site.links.linkedIn} className="icon-link" aria-label="LinkedIn">
        <Icon name="linkedin" />
      </ExternalLink>
      <ExternalLink href={site.links.youTube} className="icon-link" aria-label="YouTube">
        <Icon name="youtube" />
      </ExternalLink>
    </span>
  );
}
