import { downloadPath, foreignToken } from '../../e2e/download-tokens.ts';
import { withLongTexts, withShortTexts } from '../content.ts';
import { byFooter, CALLS, fail, hold, inTurn, offerFile, respond, type Step, until } from '../responses.ts';
import { inEveryMedium, inMedium, type Screen, type State } from '../state.ts';

const FILE = 'BIM object quality checklist.pdf';
const DIALOG_PATH = `/resources?file=${encodeURIComponent(FILE)}`;

const askFor: Step = async (page) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your email address').fill('visitor@example.org');
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
};

const DIALOG: State = {
  name: 'dialog',
  path: DIALOG_PATH,
  window: true,
  act: (page) => page.getByRole('dialog').waitFor(),
};

export const resources: Screen = {
  name: 'Resources',
  states: [
    ...inEveryMedium({ name: 'list', path: '/resources' }),
    {
      name: 'nothing found',
      path: '/resources',
      act: (page) => page.getByPlaceholder('Search resources...').fill('zeppelin'),
    },
    { name: 'loading', path: '/about', before: hold(CALLS.resources), act: byFooter('Resources') },
    {
      name: 'failed',
      path: '/about',
      before: fail(CALLS.resources),
      act: inTurn(byFooter('Resources'), until('The resources could not be loaded')),
    },
    {
      name: 'empty',
      path: '/about',
      widths: [390, 1440],
      before: respond(CALLS.resources, { resources: [] }),
      act: byFooter('Resources'),
    },
    {
      name: 'long titles',
      path: '/about',
      before: withLongTexts('resources'),
      act: inTurn(byFooter('Resources'), (page) =>
        page.getByText('Show more').filter({ visible: true }).first().click(),
      ),
    },
    {
      name: 'short titles',
      path: '/about',
      widths: [390, 1440],
      before: withShortTexts('resources'),
      act: byFooter('Resources'),
    },
    DIALOG,
    inMedium(DIALOG, 'forced colours'),
    inMedium(DIALOG, '200 % text'),
    {
      ...DIALOG,
      name: 'dialog empty address',
      act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Send me the link' }).click(),
    },
    { ...DIALOG, name: 'dialog sending', before: hold(CALLS.downloadLink), act: askFor },
    {
      ...DIALOG,
      name: 'dialog sent',
      before: respond(CALLS.downloadLink, { success: true }),
      act: inTurn(askFor, until('Email Sent Successfully')),
    },
    {
      ...DIALOG,
      name: 'dialog failed',
      before: fail(CALLS.downloadLink),
      act: inTurn(askFor, until(/Something went wrong/)),
    },
  ],
};

const LINK = downloadPath(foreignToken(FILE));

export const download: Screen = {
  name: 'Download',
  states: [
    ...inEveryMedium({ name: 'ready', path: LINK, before: offerFile(CALLS.download) }),
    { name: 'loading', path: LINK, before: hold(CALLS.download) },
    { name: 'expired', path: downloadPath(foreignToken(FILE, -1)) },
    { name: 'failed', path: LINK, before: fail(CALLS.download) },
    { name: 'unavailable', path: LINK, before: respond(CALLS.download, {}, 404) },
    { name: 'no token', path: '/download' },
    { name: 'broken token', path: downloadPath('a.b.c'), widths: [390, 1440] },
  ],
};
