const YOUTUBE_HOSTS = new Set(
  'youtube.com www.youtube.com m.youtube.com www.youtube-nocookie.com'.split(' '),
);
const VIDEO_ID = /^[\w-]{11}$/;

/**
 * Returns the URL of a YouTube video's privacy-enhanced frame with the player API enabled (`enablejsapi=1`; spec,
 * section 2, "Service page"). Accepts watch, shorts, embed and youtu.be URLs. Returns undefined for anything else,
 * including other hosts and malformed ids.
 */
export function youtubeFrameUrl(url: string): string | undefined {
  const id = youtubeVideoId(url);
  return id && `https://www.youtube-nocookie.com/embed/${id}?enablejsapi=1`;
}

/** Returns the URL of a YouTube video's page, from any URL that {@link youtubeFrameUrl} accepts. */
export function youtubeWatchUrl(url: string): string | undefined {
  const id = youtubeVideoId(url);
  return id && `https://www.youtube.com/watch?v=${id}`;
}

function youtubeVideoId(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'https:') return undefined;
  const [firstSegment, secondSegment] = url.pathname.split('/').filter(Boolean);
  const id = idFrom(url, firstSegment, secondSegment);
  return id && VIDEO_ID.test(id) ? id : undefined;
}

function idFrom(url: URL, firstSegment?: string, secondSegment?: string): string | null | undefined {
  if (url.hostname === 'youtu.be') return firstSegment;
  if (!YOUTUBE_HOSTS.has(url.hostname)) return undefined;
  if (firstSegment === 'watch') return url.searchParams.get('v');
  return firstSegment === 'embed' || firstSegment === 'shorts' ? secondSegment : undefined;
}
