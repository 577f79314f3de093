import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { median } from './median.ts';
import type { BenchOptions, Site } from './site.ts';
import { printTable } from './table.ts';
import { beginVisit, type ScreenName, type Visit } from './visit.ts';
import type { Spot } from './watch.ts';

/** Lighthouse's CPU slowdown for a phone. */
const SLOWER = 4;

/** How long people hover before they press, and how long a menu's animation takes. */
const MOMENT = 300;

/** The duration from which people notice a task, in milliseconds. */
const LONG = 100;

/** A sequence of presses, the last of which opens the next page. */
type Way = Readonly<Record<ScreenName, readonly Spot[]>>;

const inMenu = (named: string): Spot => ({ among: 'header a, dialog a, [popover] a', named });
const toggle = (named: string): Spot => ({ among: 'button, summary, a, label', named });
const OUR_MENU = toggle('open the menu');
const PEER_MENU = toggle('toggle menu');

function underMenu(menu: Spot, link: string, ...group: Spot[]): Way {
  return { mobile: [menu, inMenu(link)], desktop: [...group, inMenu(link)] };
}

const card: readonly Spot[] = [{ among: 'main a', named: 'passport factory' }];

const OUR_LINKS: Readonly<Record<string, Way>> = {
  About: underMenu(OUR_MENU, 'about'),
  Careers: underMenu(OUR_MENU, 'careers'),
  Contact: underMenu(OUR_MENU, 'contact'),
  'a service card': { mobile: card, desktop: card },
  Blog: underMenu(OUR_MENU, 'blog', toggle('learn')),
};

const PEER_LINKS: Readonly<Record<string, Way>> = {
  About: underMenu(PEER_MENU, 'about us', toggle('pages')),
  Contact: underMenu(PEER_MENU, 'contact', toggle('pages')),
  Services: underMenu(PEER_MENU, 'services', toggle('pages')),
  Blog: underMenu(PEER_MENU, 'blog list', toggle('blog')),
};

interface Outcome {
  /** Undefined if the page never appeared. */
  readonly time: number | undefined;
  readonly longTasks: readonly number[];
}

/** Measures from the press on a link of the home page to the first frame with the heading of the next page. */
export async function benchNavigation(
  browser: Browser,
  sites: readonly Site[],
  { runs = 10, presses }: BenchOptions,
): Promise<void> {
  if (presses !== undefined) {
    await benchRandomPresses(browser, sites, presses);
    return;
  }
  const rows: string[][] = [];
  for (const screen of ['mobile', 'desktop'] as const) {
    const outcomes = new Map<string, Outcome[]>();
    for (let run = 0; run < runs; run += 1) {
      for (const site of sites) await pressAll(browser, site, screen, run, outcomes);
    }
    for (const [name, all] of outcomes) rows.push([`${screen}: ${name}`, ...cells(all)]);
  }
  printTable(
    [
      'from the home page to',
      'presses',
      'median ms',
      'max ms',
      'lost',
      `tasks over ${LONG} ms`,
      'longest ms',
    ],
    rows,
  );
}

/** Presses every link once in one visit, starting with a different one each time. */
async function pressAll(
  browser: Browser,
  site: Site,
  screen: ScreenName,
  run: number,
  outcomes: Map<string, Outcome[]>,
): Promise<void> {
  const ways = Object.entries(site.isOurs ? OUR_LINKS : PEER_LINKS);
  const turned = ways.map((_, index) => ways[(index + run) % ways.length] ?? []) as typeof ways;
  const visit = await openHome(browser, site, screen);
  for (const [name, way] of turned) {
    const steps = way[screen];
    for (const step of steps.slice(0, -1)) {
      visit.presses(await visit.finds(step));
      await pause(MOMENT);
    }
    const outcome = await press(visit, steps.at(-1) as Spot);
    const key = `${site.name}, ${name}`;
    outcomes.set(key, [...(outcomes.get(key) ?? []), outcome]);
    if (outcome.time === undefined) await visit.page.goto(site.url);
    else await visit.page.goBack();
    await visit.rests();
  }
  await visit.ends();
}

/** Opens the home page and waits until it is hydrated and idle. */
async function openHome(browser: Browser, site: Site, screen: ScreenName): Promise<Visit> {
  const visit = await beginVisit(browser, { screen, effect: ({ isNextPage }) => isNextPage });
  await visit.page.goto(site.url);
  if (site.isOurs) await visit.hydrated();
  await visit.rests();
  await visit.slowDown(SLOWER);
  return visit;
}

async function press(visit: Visit, spot: Spot): Promise<Outcome> {
  await visit.pointsAt(await visit.finds(spot));
  await pause(MOMENT);
  const [pressed, done] = await timed(visit, spot);
  await visit.rests();
  const begun = pressed?.at ?? Number.POSITIVE_INFINITY;
  return {
    time: done && pressed && done.at - pressed.at,
    longTasks: visit.longTasks.filter(({ at, ms }) => at + ms > begun && ms > LONG).map(({ ms }) => ms),
  };
}

/** Presses at the current position, because elements move while a page loads or changes. */
async function timed(visit: Visit, spot: Spot) {
  const place = await visit.finds(spot);
  const heard = Promise.all([visit.hears('pressed'), visit.hears('done')]);
  visit.presses(place);
  return await heard;
}

function cells(outcomes: readonly Outcome[]): string[] {
  const times = outcomes.flatMap(({ time }) => time ?? []);
  const longTasks = outcomes.flatMap((outcome) => outcome.longTasks);
  return [
    `${outcomes.length}`,
    median(times).toFixed(),
    Math.max(...times).toFixed(),
    `${outcomes.length - times.length}`,
    `${longTasks.length}`,
    Math.max(0, ...longTasks).toFixed(),
  ];
}

/** Follows random links from page to page, as fast as a regular visitor could. */
async function benchRandomPresses(browser: Browser, sites: readonly Site[], presses: number): Promise<void> {
  const rows: string[][] = [];
  for (const screen of ['mobile', 'desktop'] as const) {
    for (const site of sites) {
      const visit = await openHome(browser, site, screen);
      const lost: string[] = [];
      let pressed = 0;
      for (let count = 0; pressed < presses && count < 2 * presses; count += 1) {
        const from = new URL(visit.page.url()).pathname;
        const path = chosen(await visit.page.evaluate(() => window.bench.links()), count);
        if (!path) throw new Error(`${from} has no links`);
        const spot = { among: `a[href="${path}"]`, named: '' };
        // Scrolled to first, and pressed a moment later, as people do. Some links are below a menu.
        const isThere = await visit.finds(spot).catch(() => undefined);
        if (!isThere) continue;
        await pause(MOMENT);
        pressed += 1;
        const [, done] = await timed(visit, spot);
        if (done) continue;
        lost.push(`${from} → ${path}`);
        await visit.page.goto(site.url);
      }
      rows.push([`${screen}: ${site.name}`, `${pressed}`, `${lost.length}`, lost.join(', ')]);
      await visit.ends();
    }
  }
  printTable(['links at random', 'presses', 'lost', 'which'], rows);
}

/** Deterministic, so that a run can be repeated. Excludes lists of posts, which share a heading, and files. */
function chosen(paths: readonly string[], count: number): string | undefined {
  const pages = paths.filter((path) => !/\.\w+$|^\/(?:category|tag)\/|\/\d+$/.test(path));
  return pages[(count * 7919) % pages.length];
}
