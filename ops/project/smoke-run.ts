import { resourceListSchema } from '../../src/domain/downloads/resource.ts';
import { postPageSchema } from '../../src/domain/posts/post-responses.ts';
import { paths } from '../../src/paths.ts';

/** Long enough for a function that has to wake up. */
const TIMEOUT_MS = 60_000;

/** What every response of the site has to carry, by header. */
const REQUIRED_HEADERS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'none'/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
};

/** Watches for a mail: whether one to this address has been sent since a given time. */
export interface MailWatch {
  readonly address: string;
  readonly hasLeft: (since: Date) => Promise<boolean>;
}

/** Opens the pages that visitors open first. Returns one line per fault; empty if there are none. */
export async function smokeRun(siteUrl: string, mail?: MailWatch): Promise<string[]> {
  const faults: string[] = [];
  const open = async (path: string, type: string) => {
    try {
      const response = await fetch(new URL(path, siteUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
      faults.push(...faultsOf(response, type).map((fault) => `${path}: ${fault}`));
      return response;
    } catch (error) {
      faults.push(`${path}: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  };
  for (const path of [paths.home, paths.blog, paths.contact]) await open(path, 'text/html');
  const slug = await newestSlug(await open('/api/posts', 'application/json'));
  if (slug) await open(paths.post(slug), 'text/html');
  else faults.push('/api/posts: names no post');
  if (mail) faults.push(...(await mailFaults(siteUrl, mail)));
  return faults;
}

function faultsOf({ status, headers }: Response, type: string): string[] {
  const found = headers.get('content-type') ?? 'none';
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(found.startsWith(type) ? [] : [`content type ${found}`]),
    ...Object.entries(REQUIRED_HEADERS).flatMap(([name, wanted]) =>
      wanted.test(headers.get(name) ?? '') ? [] : [`header ${name}: ${headers.get(name) ?? 'missing'}`],
    ),
  ];
}

async function newestSlug(response: Response | undefined): Promise<string | undefined> {
  const parsed = postPageSchema.safeParse(await response?.json().catch(() => undefined));
  return parsed.data?.posts[0]?.slug;
}

/** Requests a download link as a visitor does, and waits until the mail server has accepted the mail. */
async function mailFaults(siteUrl: string, { address, hasLeft }: MailWatch): Promise<string[]> {
  try {
    const listed = await fetch(new URL('/api/resources', siteUrl));
    const [first] = resourceListSchema.parse(await listed.json()).resources;
    if (!first) return ['/api/resources: lists no document that a mail could be about'];
    const since = new Date();
    const response = await fetch(new URL('/api/download-link', siteUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address, fileName: first.fileName }),
    });
    if (!response.ok) return [`/api/download-link: status ${response.status}, ${await response.text()}`];
    return (await hasLeft(since)) ? [] : [`the mail to ${address} has not been accepted by the mail server`];
  } catch (error) {
    return [`mail: ${error instanceof Error ? error.message : error}`];
  }
}
