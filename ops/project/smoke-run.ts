import { setTimeout as pause } from 'node:timers/promises';
import { resourceListSchema } from '../../src/domain/downloads/resource.ts';
import { paths } from '../../src/paths.ts';

/** Long enough for a cold start of a function. */
const TIMEOUT_MS = 60_000;

const FEED = '/rss.xml';
const FEED_INTERVAL_MS = 3000;

/** The headers that every response of the site must have. An HSTS `max-age` of eight digits is 116 days or more. */
const REQUIRED_HEADERS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'none'/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
};

/** The email address for a trial mail; `wasSent` waits for the mail, and returns whether the mail server accepted it. */
interface TrialMail {
  readonly email: string;
  readonly wasSent: (since: Date) => Promise<boolean>;
}

interface SmokeRunOptions {
  readonly mail?: TrialMail | undefined;
  /** An App Check token, if requesting a mail needs one. */
  readonly appCheckToken?: string | undefined;
  /** How long the feed may take to list a post, in milliseconds: its data is built after the first deploy. */
  readonly feedTimeoutMs?: number;
}

/**
 * Opens the home page, the blog, the contact form, the feed and its newest post; none of these needs an App Check token.
 * With `mail` it also requests a mail. Returns one line per fault; empty if there are none.
 */
export async function smokeRun(
  siteUrl: string,
  { mail, appCheckToken, feedTimeoutMs = 0 }: SmokeRunOptions = {},
): Promise<string[]> {
  const faults: string[] = [];
  const openPage = async (path: string) => {
    try {
      const response = await fetch(new URL(path, siteUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
      faults.push(...pageFaults(response).map((fault) => `${path}: ${fault}`));
    } catch (error) {
      faults.push(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  };
  // First, because /blog cannot be rendered before there is a list of posts.
  const newest = await findNewestPost(siteUrl, Date.now() + feedTimeoutMs);
  for (const path of [paths.home, paths.blog, paths.contact]) await openPage(path);
  if ('path' in newest) await openPage(newest.path);
  else faults.push(`${FEED}: ${newest.fault}`);
  if (mail) faults.push(...(await mailFaults(siteUrl, mail, appCheckToken)));
  return faults;
}

/** Waits for a post in the feed. Returns the path of the newest, or what is wrong with the feed at `until` (ms since 1970). */
async function findNewestPost(siteUrl: string, until: number): Promise<{ path: string } | { fault: string }> {
  const url = new URL(FEED, siteUrl);
  const { ok, status, feed } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    async (response) => ({ ok: response.ok, status: response.status, feed: await response.text() }),
    () => ({ ok: false, status: 'none', feed: '' }),
  );
  const [, link] = (ok && /<item>\s*<title>.*?<link>(.*?)<\/link>/s.exec(feed)) || [];
  if (link) return { path: new URL(link).pathname };
  if (Date.now() + FEED_INTERVAL_MS > until)
    return { fault: ok ? 'names no post; npm run import stores the first ones' : `status ${status}` };
  await pause(FEED_INTERVAL_MS);
  return findNewestPost(siteUrl, until);
}

function pageFaults({ status, headers }: Response): string[] {
  const contentType = headers.get('content-type') ?? 'none';
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(contentType.startsWith('text/html') ? [] : [`content type ${contentType}`]),
    ...Object.entries(REQUIRED_HEADERS).flatMap(([name, wanted]) =>
      wanted.test(headers.get(name) ?? '') ? [] : [`header ${name}: ${headers.get(name) ?? 'missing'}`],
    ),
  ];
}

/** Requests a download link as a visitor does, and waits until the mail server has accepted the mail. */
async function mailFaults(
  siteUrl: string,
  { email, wasSent }: TrialMail,
  appCheckToken: string | undefined,
): Promise<string[]> {
  const headers: HeadersInit = appCheckToken ? { 'X-Firebase-AppCheck': appCheckToken } : {};
  try {
    const listed = await fetch(new URL('/api/resources', siteUrl), { headers });
    const [first] = resourceListSchema.parse(await listed.json()).resources;
    if (!first) return ['/api/resources: lists no document that a mail could be about'];
    const since = new Date();
    const response = await fetch(new URL('/api/download-link', siteUrl), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email, fileName: first.fileName }),
    });
    if (!response.ok) return [`/api/download-link: status ${response.status}, ${await response.text()}`];
    return (await wasSent(since)) ? [] : [`the mail to ${email} has not been accepted by the mail server`];
  } catch (error) {
    return [`mail: ${error instanceof Error ? error.message : error}`];
  }
}
