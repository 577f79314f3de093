const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
]);
const VIDEO_ID = /^[\w-]{11}$/;

/**
 * The address of a YouTube video's privacy-enhanced frame with the player's interface enabled
 * (`enablejsapi=1`; spec, section 2, "Service page"). Takes watch, short, embed and youtu.be addresses.
 * Gives undefined for anything else, including other hosts and malformed ids.
 */
export function youtubeFrameUrl(address: string): string | undefined {
  const id = youtubeVideoId(address);
  return id && `https://www.youtube-nocookie.com/embed/${id}?enablejsapi=1`;
}

/** The address of a YouTube video's page, from any address that {@link youtubeFrameUrl} takes. */
export function youtubeWatchUrl(address: string): string | undefined {
  const id = youtubeVideoId(address);
  return id && `https://www.youtube.com/watch?v=${id}`;
}

function youtubeVideoId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:') return undefined;
  const [first, second] = url.pathname.split('/').filter(Boolean);
  const id = idFrom(url, first, second);
  return id && VIDEO_ID.test(id) ? id : undefined;
}

function idFrom(url: URL, first?: string, second?: string): string | null | undefined {
  if (url.hostname === 'youtu.be') return first;
  if (!YOUTUBE_HOSTS.has(url.hostname)) return undefined;
  if (first === 'watch') return url.searchParams.get('v');
  return first === 'embed' || first === 'shorts' ? second : undefined;
}
