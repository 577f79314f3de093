import * as z from 'zod/mini';

/**
 * The sites that are named as referrers, by their hosts. Any other is `Another website`, because the host of an intranet or
 * of a webmail service could identify a person.
 */
const SITES = {
  Google: /^(www\.)?google\.(com|[a-z]{2}|com?\.[a-z]{2})$/,
  Bing: /^([a-z]+\.)?bing\.com$/,
  DuckDuckGo: /^([a-z]+\.)?duckduckgo\.com$/,
  Ecosia: /^(www\.)?ecosia\.org$/,
  Yahoo: /^([a-z]+\.)*search\.yahoo\.com$/,
  LinkedIn: /^(([a-z]+\.)?linkedin\.com|lnkd\.in|com\.linkedin\.android)$/,
  Facebook: /^([a-z]+\.)?facebook\.com$/,
  Instagram: /^([a-z]+\.)?instagram\.com$/,
  YouTube: /^([a-z]+\.)?youtube\.com$/,
  X: /^(t\.co|(www\.)?x\.com|(www\.)?twitter\.com)$/,
  XING: /^(www\.)?xing\.com$/,
  Reddit: /^([a-z]+\.)?reddit\.com$/,
  ChatGPT: /^(chatgpt\.com|chat\.openai\.com)$/,
  Perplexity: /^(www\.)?perplexity\.ai$/,
  Copilot: /^copilot\.microsoft\.com$/,
  Gemini: /^gemini\.google\.com$/,
} as const;

const ANOTHER_SITE = 'Another website';

/** A campaign parameter: short, and without the characters of an email address, a link or a formula of a spreadsheet. */
const campaignParameter = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+-]{0,63}$/u));

const fields = {
  source: campaignParameter,
  medium: campaignParameter,
  campaign: campaignParameter,
  site: z.enum([...(Object.keys(SITES) as (keyof typeof SITES)[]), ANOTHER_SITE]),
};

/** Where a visit came from: the parameters utm_source, utm_medium and utm_campaign, and the referring site. */
export type Attribution = { readonly [Field in keyof typeof fields]?: z.infer<(typeof fields)[Field]> };

/** The valid part of an attribution, which anybody may have sent; undefined if nothing is valid. Never throws. */
export function readAttribution(value: unknown): Attribution | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const read = field.safeParse((value as Record<string, unknown>)[name]);
    return read.success ? [[name, read.data]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Returns an object with the attribution in a submitted form, or without one, to be spread beside the form's fields. */
export function attributionIn(sent: unknown): { readonly attribution?: Attribution } {
  const attribution = readAttribution((sent as { attribution?: unknown } | null)?.attribution);
  return attribution ? { attribution } : {};
}

/** The attribution of a visit that began at this URL of the site. `referrer` is the URL of the page with the link, or ''. */
export function attributionOf(url: URL, referrer: string): Attribution | undefined {
  const parameter = (name: string) => url.searchParams.get(name)?.trim();
  return readAttribution({
    source: parameter('utm_source'),
    medium: parameter('utm_medium'),
    campaign: parameter('utm_campaign'),
    site: siteOf(referrer, url.host),
  });
}

function siteOf(referrer: string, ownHost: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { host } = new URL(referrer);
  if (host === ownHost) return undefined;
  return Object.entries(SITES).find(([, hosts]) => hosts.test(host))?.[0] ?? ANOTHER_SITE;
}

/** An attribution in one line, as the visitor sees it under the form and the company in the mail. */
export function describeAttribution({ site, source, medium, campaign }: Attribution): string {
  const named = Object.entries({ source, medium, campaign }).flatMap(([name, value]) =>
    value ? [`${name} ${value}`] : [],
  );
  return [...(site ? [site] : []), ...named].join(', ');
}
