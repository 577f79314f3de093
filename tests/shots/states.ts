import { readResources } from '../../scripts/read-content.ts';
import type { Purpose } from '../../src/consent/purposes.ts';
import { isoDate } from '../../src/domain/dates.ts';
import { expect } from '../e2e/journey.ts';
import { PAGES, SCREENS } from '../e2e/site-map.ts';
import { openForm, save, storeFailedLead, writeHtml } from '../e2e/staff/steps.ts';
import { aDownloadToken } from '../factories/download-token.ts';
import { aPublishedPost } from '../factories/post.ts';
import { database } from '../functions/stored.ts';
import {
  byFooter,
  CALLS,
  EVERYTHING_IN_A_POST,
  fail,
  hold,
  inTurn,
  lengthen,
  openFromList,
  press,
  respond,
  type Step,
  until,
} from './steps.ts';

/** A state of a screen: its URL, and the few steps that lead to it. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** Whether it overlays the page: the screenshot then shows only the window, and otherwise the whole page. */
  readonly overlay?: true;
  /** For states that only staff see: a text that is visible once they are signed in. */
  readonly signedIn?: string;
  /** Whether axe checks it not only on a phone but also on a desktop, and in both colour schemes. */
  readonly onDesktopToo?: true;
  /** The part that a guide shows: `npm run shots -- -u` writes it to `docs/pictures/{name}.png`. */
  readonly part?: string;
  /** What the visitor has allowed before; by default nothing. */
  readonly consent?: readonly Purpose[] | 'unasked';
  /** Steps before the page is opened: responses of the services. */
  readonly before?: Step;
  /** Steps on the open page. */
  readonly act?: Step;
}

/** Every page as it is opened; one page of each screen is also shown in every medium. */
export const OPENED: readonly (State & { readonly isScreen: boolean })[] = Object.entries(PAGES).map(
  ([path, name]) => ({ name, path, isScreen: SCREENS.includes(path) }),
);

const ready: Step = (page) => page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
// Edits a post of the seed, since a journey that runs at the same time may delete its own.
const editSeedPost = inTurn(
  (page) => page.getByRole('link', { name: /^Edit: ETIM/ }).click(),
  until('Edit a post'),
);
/** Opens everything that is folded, also inside what that reveals, and waits until it has loaded. */
const openAll: Step = async (page) => {
  const folded = page.locator('main details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  await page.getByRole('region', { name: 'Entries' }).waitFor();
  await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
};
/** Fills in the form of a post. */
const writePost =
  (title: string, html: string): Step =>
  async (page) => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await page.getByLabel('Author name').fill('Data team');
    await page.getByLabel('Categories').fill('BIM, Data management');
    await writeHtml(page, html);
  };
const write = writePost('Everything that a post may hold', EVERYTHING_IN_A_POST);
const writeShortPost = inTurn(
  writePost(
    'One unit for every thickness',
    '<p>A thickness without its <strong>unit</strong> is a number.</p><ul><li>Choose one unit</li><li>Write it into the template</li></ul>',
  ),
  (page) => page.getByRole('button', { name: 'Rich text' }).click(),
  until('is free.'),
);

const FORM = '/add-post';
const STAFF = { path: FORM, signedIn: 'All posts' } as const;
const AUTHORING: readonly State[] = [
  { name: 'sign in', path: FORM, overlay: true, part: 'dialog:modal', act: inTurn(ready, press('Sign in')) },
  { ...STAFF, name: 'row of the list', part: '#all-posts li' },
  { name: 'written, with preview', path: FORM, act: inTurn(ready, write) },
  { ...STAFF, name: 'errors', act: inTurn(save, until('Title is required')) },
  { name: 'link dialog', path: FORM, overlay: true, act: inTurn(ready, press(/^Link$/)) },
  { ...STAFF, name: 'picture', overlay: true, part: 'dialog:modal', act: press(/^Picture$/) },
  { ...STAFF, name: 'delete dialog', overlay: true, act: press(/^Delete/) },
  { ...STAFF, name: 'editing, all opened', onDesktopToo: true, act: inTurn(editSeedPost, openAll) },
  { ...STAFF, name: 'form', part: 'main section', act: writeShortPost },
  { name: 'unsaved work', path: FORM, act: inTurn(ready, write, openForm, until('You have unsaved work')) },
];

const fullPost = { slug: 'all', title: 'Everything that a post may hold', html: EVERYTHING_IN_A_POST };
const BLOG: readonly State[] = [
  { name: 'search', path: '/blog?search=passport' },
  { name: 'nothing found', path: '/blog?search=zeppelin' },
  { name: 'list that loads', path: '/about', before: hold(CALLS.posts), act: byFooter('Blog') },
  {
    name: 'list that failed',
    path: '/about',
    before: fail(CALLS.posts),
    act: inTurn(byFooter('Blog'), until('No posts found')),
  },
  {
    name: 'long texts',
    path: '/about',
    before: lengthen(CALLS.posts),
    act: inTurn(byFooter('Blog'), until(/^Umweltproduktdeklarationsprüfung/)),
  },
  {
    name: 'everything in a post',
    path: '/blog',
    before: respond(CALLS.post, { post: aPublishedPost(fullPost) }),
    act: openFromList,
  },
  { name: 'post that loads', path: '/blog', before: hold(CALLS.post), act: openFromList },
  {
    name: 'post with long texts',
    path: '/blog',
    before: lengthen(CALLS.post),
    act: inTurn(openFromList, until(/^Umweltproduktdeklarationsprüfung/)),
  },
  { name: 'no such post', path: '/blog/gone' },
];

const sendMessage: Step = async (page) => {
  await page.getByLabel('Name').fill('Zoë O’Neill');
  await page.getByLabel('Email').fill('zoe.oneill@example.org');
  await page.getByLabel('Subject').fill('Passport for mineral wool');
  await page.getByLabel('Message').fill('We make mineral wool boards and have a question.');
  await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await press('Send message')(page);
};
const MESSAGE = { path: '/contact', consent: ['captcha'], overlay: true } as const;
const CONTACT: readonly State[] = [
  {
    name: 'errors',
    path: '/contact',
    consent: ['captcha'],
    act: inTurn(press('Send message'), until('Name is required')),
  },
  { ...MESSAGE, name: 'sending', before: hold(CALLS.contact), act: inTurn(sendMessage, until('Sending...')) },
  {
    ...MESSAGE,
    name: 'sent',
    before: respond(CALLS.contact, { success: true }),
    act: inTurn(sendMessage, until('Form submitted')),
  },
  {
    ...MESSAGE,
    name: 'failed',
    before: respond(CALLS.contact, {}, 500),
    act: inTurn(sendMessage, until('An error occurred')),
  },
];

const FILE = readResources()[0]?.fileName ?? '';
/** The path of a download link that expires in this many seconds. */
const linkFor = (seconds: number) =>
  `/download?token=${aDownloadToken({ fileName: FILE, exp: Math.floor(Date.now() / 1000) + seconds })}`;
const requestLink: Step = async (page) => {
  await page.getByRole('dialog').getByLabel('Your email address').fill('visitor@example.org');
  await press('Send me the link')(page);
};
const DIALOG = { path: `/resources?file=${encodeURIComponent(FILE)}`, overlay: true } as const;
const RESOURCES: readonly State[] = [
  { name: 'nothing found', path: '/resources?search=zeppelin' },
  { name: 'list that loads', path: '/about', before: hold(CALLS.resources), act: byFooter('Resources') },
  { ...DIALOG, name: 'dialog without an address', act: press('Send me the link') },
  {
    ...DIALOG,
    name: 'link is sent',
    before: respond(CALLS.downloadLink, { success: true }),
    act: inTurn(requestLink, until('Email Sent')),
  },
  { name: 'download that loads', path: linkFor(3600), before: hold(CALLS.download) },
  { name: 'expired', path: linkFor(-1) },
];

const READINESS = '/quiz/achievingProductTransparency';
const QUIZZES: readonly State[] = [
  { name: 'answered', path: READINESS, act: (page) => page.getByRole('radio').nth(1).check() },
  { name: 'shared, time to act', path: `${READINESS}#answers=0-0-0-0-0` },
  { name: 'shared knowledge', path: '/check-your-knowledge/bim-depot-factory#answers=1-0-3-0-2' },
];

const POLICY = '/document/docs_pdf/privacy_policy.pdf';
/** Makes the screen of /about throw when it is rendered: an error in our code, unlike a missing file. */
const breakAbout: Step = async (page) => {
  const body = 'export function AboutScreen() { throw new Error("A fault") }';
  await page.route('**/assets/about-screen*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
};
const openSearch: Step = async (page) => {
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByLabel('Search the whole site').fill('passport');
  await until(/\d+ results/)(page);
};
const openMenu: Step = (page) => page.getByRole('button', { name: 'Open the menu' }).click();
const loadCalendar = inTurn(press('Book a Meeting'), (page) =>
  page.getByRole('dialog').frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor(),
);
const LAYOUT: readonly State[] = [
  { name: 'skip link', path: '/about', overlay: true, act: (page) => page.keyboard.press('Tab') },
  { name: 'menu', path: '/about', overlay: true, act: openMenu },
  {
    name: 'another layer of the wall',
    path: '/',
    overlay: true,
    act: (page) => page.getByRole('main').getByRole('radio').last().check({ force: true }),
  },
  { name: 'booking before consent', path: '/contact', overlay: true, act: press('Book a Meeting') },
  { name: 'booking', path: '/contact', overlay: true, consent: ['calendar'], act: loadCalendar },
  { name: 'consent banner', path: '/about', overlay: true, consent: 'unasked' },
  {
    name: 'cookie settings',
    path: '/about',
    overlay: true,
    act: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click(),
  },
  { name: 'search dialog', path: '/', overlay: true, act: openSearch },
  { name: 'search without results', path: '/search?q=zzzz', act: until('nothing found') },
  { name: 'document that loads', path: POLICY, before: hold(CALLS.storage) },
  { name: 'no such document', path: '/document/docs_pdf/nothing.pdf' },
  { name: 'offline notice', path: '/career', overlay: true, act: (page) => page.context().setOffline(true) },
  {
    name: 'screen that throws',
    path: '/career',
    before: breakAbout,
    act: inTurn(byFooter('About'), until('Reload the page')),
  },
  { name: 'not found', path: '/nothing/here' },
];

const LEADS: readonly State[] = [
  {
    ...{ name: 'one opened', path: '/leads', signedIn: 'Export as CSV', onDesktopToo: true },
    before: () => storeFailedLead('Zofia Nowak'),
    act: inTurn((page) => page.locator('main summary').first().click(), until('Erase this person')),
  },
];

/** A number for every count that the page shows. */
const SUMS = {
  ...{ visit: 9, search: 2, 'report/csp-violation': 3, 'vital/LCP/home/earlier/9': 4 },
  ...{ 'headline/A/shown': 40, 'headline/A/services': 12, 'headline/B/shown': 42 },
};

const MONDAY: readonly State[] = [
  {
    ...{ name: 'this week', path: '/monday', signedIn: 'Plan a test', onDesktopToo: true },
    before: async () => {
      await storeFailedLead('Zofia Nowak');
      await database.doc('sums/of-shots').set({ day: isoDate(new Date()), sums: SUMS });
    },
    act: inTurn(press('Week after'), until('By page and release'), until('A is better')),
  },
];

/** What pages look like after an act, or when something fails. */
export const STATES = { AUTHORING, BLOG, CONTACT, RESOURCES, QUIZZES, LAYOUT, LEADS, MONDAY };
