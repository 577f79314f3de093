import { byFooter, type Step } from '../responses.ts';
import { inEveryMedium, inMedium, type Screen, type State } from '../state.ts';

const DESKTOP = [1280, 1440, 1920];

const openMenu: Step = (page) => page.getByRole('button', { name: 'Open the menu' }).click();

const openSettings: Step = (page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();

const MENU: State = { name: 'menu', path: '/', window: true, widths: [390, 820], act: openMenu };
const QUESTION: State = { name: 'consent question', path: '/about', window: true, consent: 'unasked' };
const SETTINGS: State = { name: 'cookie settings', path: '/about', window: true, act: openSettings };

const OFFLINE: State = {
  name: 'offline line',
  path: '/career',
  window: true,
  act: (page) => page.context().setOffline(true),
};

/** A screen that throws when it is rendered: an error of ours, unlike a missing file. */
const breakAbout: Step = async (page) => {
  await page.route('**/assets/about-screen*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function AboutScreen() { throw new Error("A fault") }',
    }),
  );
};

/** Menus, banners and errors, which can appear on every page. */
export const frame: Screen = {
  name: 'Frame',
  states: [
    ...['Services', 'Learn'].map(
      (name): State => ({
        name: `dropdown ${name}`,
        path: '/',
        window: true,
        widths: DESKTOP,
        act: (page) => page.getByRole('banner').getByRole('button', { name }).click(),
      }),
    ),
    {
      name: 'fixed bar',
      path: '/',
      window: true,
      act: (page) => page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' })),
    },
    MENU,
    { ...inMedium(MENU, 'forced colours'), widths: [820] },
    inMedium(MENU, '200 % text'),
    QUESTION,
    inMedium(QUESTION, 'forced colours'),
    inMedium(QUESTION, '200 % text'),
    SETTINGS,
    inMedium(SETTINGS, 'forced colours'),
    inMedium(SETTINGS, '200 % text'),
    OFFLINE,
    inMedium(OFFLINE, 'forced colours'),
    inMedium(OFFLINE, '200 % text'),
    {
      name: 'page offline',
      path: '/career',
      act: async (page) => {
        await page.context().setOffline(true);
        await byFooter('About')(page);
        await page.getByRole('heading', { name: 'You are offline' }).waitFor();
      },
    },
    {
      name: 'fault',
      path: '/career',
      before: breakAbout,
      act: async (page) => {
        await byFooter('About')(page);
        await page.getByRole('button', { name: 'Reload the page' }).waitFor();
      },
    },
    ...inEveryMedium({ name: 'not found', path: '/nothing/here' }),
  ],
};
