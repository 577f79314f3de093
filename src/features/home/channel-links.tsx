import { channelLinks } from '#content/home.ts';
import { site } from '#content/site.ts';
import { LinkRows } from '#ui/page/link-rows.tsx';

const rows = [
  { ...channelLinks.newsletter, to: site.links.newsletter },
  { ...channelLinks.video, to: site.links.youTube },
].map(({ name, ...row }) => ({ ...row, title: name }));

/** The ways to follow the channel: newsletter and videos. */
export function ChannelLinks() {
  return (
    <section className="section section--tight" id="channels">
      <div className="wrap">
        <h2 className="visually-hidden">{channelLinks.title}</h2>
        <LinkRows rows={rows} />
      </div>
    </section>
  );
}
