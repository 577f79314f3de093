import * as z from 'zod/mini';
import { Quota } from '../security/quota.ts';
import { HOUR_MS } from '../security/sliding-window.ts';
import type { Network } from '../security/visitor.ts';

/** A report of a browser (w3.org/TR/reporting-1), of which `#describe` uses only some fields. */
const reportSchema = z.object({
  type: z.string(),
  url: z.catch(z.string(), ''),
  body: z.catch(z.record(z.string(), z.unknown()), {}),
});

export const reportsSchema = z.array(reportSchema).check(z.maxLength(50));

type Report = z.infer<typeof reportSchema>;

/** What the log says of equal reports. It contains no data of those who sent them. */
export interface ReportGroup {
  readonly type: string;
  /** What was blocked, deprecated or went wrong. */
  readonly what: string;
  /** The path of the page, without its query. */
  readonly page: string;
  /** The path of the script without its query, or the origin if the script is from another site. */
  readonly source: string;
}

/** The types of reports that browsers send, and that of the app's own errors (src/browser/send-error-report.ts). */
const TYPES = [
  ...['csp-violation', 'crash', 'deprecation', 'intervention', 'permissions-policy-violation'],
  'app-error',
];

/** The maximum of new groups in an hour, per sender and in total, so that invented reports leave room for others. */
const NEW_GROUPS = { perVisitor: 10, total: 500, periodMs: HOUR_MS };
/** The maximum of reports that are counted in an hour, per sender and in total. */
const REPORTS = { perVisitor: 1000, total: 100_000, periodMs: HOUR_MS };

/** The group of all reports without a group of their own. */
const OTHERS = { what: 'other reports', page: '', source: '' };

/** Counts reports by group for an hour at a time. */
export class ReportGroups {
  readonly #origin: string;
  readonly #counts = new Map<string, number>();
  readonly #newGroups = new Quota(NEW_GROUPS);
  readonly #reports = new Quota(REPORTS);
  #since = Number.NEGATIVE_INFINITY;

  /** @param siteUrl the site's URL: reports of other sites' pages are ignored */
  constructor(siteUrl: string) {
    this.#origin = new URL(siteUrl).origin;
  }

  /**
   * Counts a report. Returns its group and the group's count in this hour, or undefined for a report of another site's page or an
   * unknown type, and for a sender's reports beyond a thousand. Once a sender has ten new groups, or all senders have 500, reports
   * that would need a new group join one group of their type, so that invented reports cannot hide a real problem.
   *
   * @param senders the networks that the report may come from
   */
  count(
    report: Report,
    senders: readonly Network[],
    now: number,
  ): (ReportGroup & { readonly count: number }) | undefined {
    const described = this.#describe(report);
    if (!described) return undefined;
    if (now - this.#since >= HOUR_MS) {
      this.#counts.clear();
      this.#since = now;
    }
    if (!this.#reports.take(senders, now)) return undefined;
    const isKnown = this.#counts.has(JSON.stringify(described));
    const group =
      isKnown || this.#newGroups.take(senders, now) ? described : { ...OTHERS, type: described.type };
    const key = JSON.stringify(group);
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return { ...group, count };
  }

  #describe({ type, url, body }: Report): ReportGroup | undefined {
    if (!TYPES.includes(type) || !URL.canParse(url) || new URL(url).origin !== this.#origin) return undefined;
    const words = [body.effectiveDirective, body.id, body.policyId, body.featureId, body.reason].map(keyword);
    const what = [...words, this.#place(body.blockedURL)].filter(Boolean).join(' ');
    return { type, what, page: this.#place(url), source: this.#place(body.sourceFile) };
  }

  /** Returns the path of a URL of this site, the origin of another site, the scheme of a URL such as `data:`, or a keyword. */
  #place(value: unknown): string {
    if (typeof value !== 'string' || !URL.canParse(value)) return keyword(value);
    const { origin, pathname, protocol } = new URL(value);
    if (origin === this.#origin) return pathname.slice(0, 200);
    return origin === 'null' ? protocol : origin.slice(0, 200);
  }
}

/** Returns a keyword of the specification, such as `script-src-elem` or `inline`, or '' for any other value. */
function keyword(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{1,50}$/.test(value) ? value : '';
}
