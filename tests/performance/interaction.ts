import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { median } from './median.ts';
import type { BenchOptions, Site } from './site.ts';
import { printHead, printRow } from './table.ts';
import { beginVisit, type ScreenName } from './visit.ts';
import type { Effect, Spot } from './watch.ts';

interface Act {
  readonly path: string;
  readonly screen: ScreenName;
  /** Found by name, whether it is a button, a link or a summary. */
  readonly press: Spot;
  readonly types?: string;
  /** Runs in the page on every frame, so it cannot use anything outside itself. */
  readonly effect: Effect;
  /** Whether the cookie dialog is shown; otherwise consent was given before. */
  readonly showsConsent?: true;
}

const CONTROLS = 'button, summary, a, label, [role=button]';

const OUR_ACTS: Readonly<Record<string, Act>> = {
  'open the menu': {
    path: '/',
    screen: 'mobile',
    press: { among: CONTROLS, named: 'open the menu' },
    effect: ({ shows }) => shows('dialog a, [popover] a, header a', /careers/i),
  },
  'press a link of the bar': {
    path: '/',
    screen: 'desktop',
    press: { among: 'header a', named: 'about' },
    effect: ({ isNextPage }) => isNextPage,
  },
  'press a service card': {
    path: '/',
    screen: 'mobile',
    press: { among: 'main a', named: 'passport factory' },
    effect: ({ isNextPage }) => isNextPage,
  },
  'get a PDF': {
    path: '/resources',
    screen: 'mobile',
    press: { among: CONTROLS, named: 'get the pdf' },
    effect: ({ shows }) =>
      shows('dialog, [popover], main', /get the download link/i) && shows('dialog input'),
  },
  'book a meeting': {
    path: '/',
    screen: 'mobile',
    press: { among: CONTROLS, named: 'book a meeting' },
    effect: ({ shows }) => shows('dialog, [popover]', /book a meeting/i),
  },
  'answer a quiz': {
    path: '/quiz/achievingProductTransparency',
    screen: 'mobile',
    press: { among: 'main [role=radiogroup] label, main fieldset label', named: '' },
    effect: ({ shows }) => shows('main label:has(:checked)'),
  },
  'search the blog': {
    path: '/blog',
    screen: 'mobile',
    press: { among: 'main input', named: 'search' },
    types: 'wastes',
    effect: ({ shows }) =>
      location.search.includes('wastes') && shows('main article:first-of-type', /eight wastes/i),
  },
  'write a name': {
    path: '/contact',
    screen: 'mobile',
    press: { among: 'main input', named: 'name' },
    types: 'Ada',
    effect: () => [...document.querySelectorAll('input')].some(({ value }) => value === 'Ada'),
  },
  'answer about cookies': {
    path: '/',
    screen: 'mobile',
    press: { among: CONTROLS, named: 'reject' },
    effect: ({ shows }) => !shows('h2', /may we count/i),
    showsConsent: true,
  },
};

const PEER_ACTS: Readonly<Record<string, Act>> = {
  'open the menu': {
    path: '/',
    screen: 'mobile',
    press: { among: CONTROLS, named: 'toggle menu' },
    effect: ({ shows }) => shows('header nav', /pages/i),
  },
  'press a link of the bar': {
    path: '/about',
    screen: 'desktop',
    press: { among: 'header a[href="/"]', named: '' },
    effect: ({ isNextPage }) => isNextPage,
  },
  'switch to dark': {
    path: '/',
    screen: 'desktop',
    press: { among: CONTROLS, named: 'toggle between dark' },
    effect: () => document.documentElement.classList.contains('dark'),
  },
};

interface Circumstance {
  readonly slower: number;
  readonly slowNetwork: boolean;
}

const CIRCUMSTANCES: readonly Circumstance[] = [false, true].flatMap((slowNetwork) =>
  [1, 6].map((slower) => ({ slower, slowNetwork })),
);

/** Milliseconds from the press to the first visible response and to the effect; undefined for what never happened. */
interface Outcome {
  readonly late: number | undefined;
  readonly responded: number | undefined;
  readonly done: number | undefined;
}

/** Measures interactions right after the first paint: how soon the page responds and is done, and how many are lost. */
export async function benchInteraction(
  browser: Browser,
  sites: readonly Site[],
  { runs = 1, only, delays }: BenchOptions,
): Promise<void> {
  printHead([
    'ms to the response / to the effect; pressed after',
    ...delays.map((delay) => `${delay} ms`),
    'actual delay',
  ]);
  for (const site of sites) {
    for (const [name, act] of Object.entries(site.isOurs ? OUR_ACTS : PEER_ACTS)) {
      if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
      for (const circumstance of CIRCUMSTANCES) {
        const cells: string[] = [];
        const late: number[] = [];
        for (const delay of delays) {
          const outcomes: Outcome[] = [];
          for (let run = 0; run < runs; run += 1) {
            outcomes.push(await tryAct(browser, site, act, circumstance, delay));
          }
          late.push(...outcomes.flatMap((outcome) => outcome.late ?? []));
          cells.push(cell(outcomes));
        }
        printRow([
          `${site.name}: ${name}${circumstanceLabel(circumstance)}`,
          ...cells,
          `${median(late).toFixed()} ms`,
        ]);
      }
    }
  }
  // A page reports its first paint only when it is idle, and presses cannot start before that.
  console.log(`\nMedians of ${runs}; the last column is how much later the presses were than requested.\n`);
}

async function tryAct(
  browser: Browser,
  site: Site,
  { path, screen, press, types, effect, showsConsent }: Act,
  { slower, slowNetwork }: Circumstance,
  delay: number,
): Promise<Outcome> {
  const visit = await beginVisit(browser, {
    screen,
    slower,
    slowNetwork,
    effect,
    target: press,
    showsConsent,
  });
  try {
    const isThere = visit.hears('there');
    await visit.page.goto(site.url + path, { waitUntil: 'commit' });
    const there = await isThere;
    if (!there) return { late: undefined, responded: undefined, done: undefined };
    await visit.pointsAt(there);
    const wanted = there.at + delay;
    await pause(Math.max(0, wanted - Date.now()));
    const events = Promise.all([visit.hears('pressed'), visit.hears('responded'), visit.hears('done')]);
    visit.presses(there);
    if (types && (await visit.hears('responded'))) visit.types(types);
    const [pressed, responded, done] = await events;
    if (!pressed) return { late: undefined, responded: undefined, done: undefined };
    // Anything opened, chosen or typed must still be there once the page is hydrated and idle.
    if (site.isOurs) await visit.hydrated();
    await visit.rests();
    const isStillThere = done && (await visit.page.evaluate(() => window.bench.hasEffect()));
    return {
      late: pressed.at - wanted,
      responded: responded && responded.at - pressed.at,
      done: isStillThere ? done.at - pressed.at : undefined,
    };
  } finally {
    await visit.ends();
  }
}

function cell(outcomes: readonly Outcome[]): string {
  return (['responded', 'done'] as const)
    .map((moment) => {
      const times = outcomes.flatMap((outcome) => outcome[moment] ?? []);
      const lost = outcomes.length - times.length;
      return [times.length > 0 && median(times).toFixed(), lost > 0 && `${lost} lost`]
        .filter(Boolean)
        .join(', ');
    })
    .join(' / ');
}

function circumstanceLabel({ slower, slowNetwork }: Circumstance): string {
  return `${slower > 1 ? `, CPU ${slower}x slower` : ''}${slowNetwork ? ', slow 4G' : ''}`;
}
