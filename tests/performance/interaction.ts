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
  /** However it is made: a button may be a link or a summary tomorrow. */
  readonly press: Spot;
  readonly types?: string;
  /** Runs in the page at every frame; it knows nothing but what it is given. */
  readonly effect: Effect;
  /** It is the question about cookies that is answered; elsewhere it was answered before. */
  readonly isUnasked?: true;
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
    isUnasked: true,
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

/** From the press to the first frame that answers, and to the one that has the effect; nothing for what never came. */
interface Outcome {
  readonly late: number | undefined;
  readonly answered: number | undefined;
  readonly done: number | undefined;
}

/** What people do right after the first paint: how soon something answers, how soon it is done, and what is lost. */
export async function benchInteraction(
  browser: Browser,
  sites: readonly Site[],
  { runs = 1, only, delays }: BenchOptions,
): Promise<void> {
  printHead([
    'ms to the answer / to the effect; pressed after',
    ...delays.map((delay) => `${delay} ms`),
    'and so much later',
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
        printRow([`${site.name}: ${name}${inWords(circumstance)}`, ...cells, `${median(late).toFixed()} ms`]);
      }
    }
  }
  // A page tells of its first paint when it finds the time, and only then can anything be pressed.
  console.log(`\nMedians of ${runs}; the last column is how much later the presses were than wanted.\n`);
}

async function tryAct(
  browser: Browser,
  site: Site,
  { path, screen, press, types, effect, isUnasked }: Act,
  { slower, slowNetwork }: Circumstance,
  delay: number,
): Promise<Outcome> {
  const visit = await beginVisit(browser, {
    screen,
    slower,
    slowNetwork,
    effect,
    target: press,
    isUnasked,
  });
  try {
    const isThere = visit.hears('there');
    await visit.page.goto(site.url + path, { waitUntil: 'commit' });
    const there = await isThere;
    if (!there) return { late: undefined, answered: undefined, done: undefined };
    await visit.pointsAt(there);
    const wanted = there.at + delay;
    await pause(Math.max(0, wanted - Date.now()));
    const heard = Promise.all([visit.hears('pressed'), visit.hears('answered'), visit.hears('done')]);
    visit.presses(there);
    if (types && (await visit.hears('answered'))) visit.types(types);
    const [pressed, answered, done] = await heard;
    if (!pressed) return { late: undefined, answered: undefined, done: undefined };
    // What was opened, chosen or written must still be there when the page is alive and has come to rest.
    if (site.isOurs) await visit.comesAlive();
    await visit.rests();
    const isKept = done && (await visit.page.evaluate(() => window.bench.hasEffect()));
    return {
      late: pressed.at - wanted,
      answered: answered && answered.at - pressed.at,
      done: isKept ? done.at - pressed.at : undefined,
    };
  } finally {
    await visit.ends();
  }
}

function cell(outcomes: readonly Outcome[]): string {
  return (['answered', 'done'] as const)
    .map((moment) => {
      const times = outcomes.flatMap((outcome) => outcome[moment] ?? []);
      const lost = outcomes.length - times.length;
      return [times.length > 0 && median(times).toFixed(), lost > 0 && `${lost} lost`]
        .filter(Boolean)
        .join(', ');
    })
    .join(' / ');
}

function inWords({ slower, slowNetwork }: Circumstance): string {
  return `${slower > 1 ? `, CPU ${slower}x slower` : ''}${slowNetwork ? ', slow 4G' : ''}`;
}
