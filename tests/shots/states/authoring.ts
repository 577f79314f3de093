import { openForm, save, signIn, writeHtml } from '../../e2e/staff/writing.ts';
import { EVERYTHING_IN_A_POST } from '../content.ts';
import { inTurn, press, rewrite, type Step, until } from '../responses.ts';
import { inEveryMedium, inMedium, type Screen, type State } from '../state.ts';

const FORM = '/add-post';

const ready: Step = (page) => page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
const asStaff: Step = inTurn(ready, (page) => signIn(page), until('All posts'));

const write: Step = async (page) => {
  await page.getByLabel('Title').fill('Everything that a post may hold');
  await page.getByLabel('Author name').fill('Data team');
  await page.getByLabel('Categories').fill('BIM, Data management');
  await writeHtml(page, EVERYTHING_IN_A_POST);
};

const edit: Step = (page) =>
  page
    .getByRole('link', { name: /^Edit:/ })
    .first()
    .click();

const isOpen: Step = inTurn(until('Edit a post'), until(/stays as it is/));

/** Another person changes the post after it was opened: every later read returns another author. */
const changeMeanwhile = rewrite('**/documents:batchGet*', (body) =>
  body.replace(/("authorName":\s*\{\s*"stringValue":\s*")[^"]*/, '$1Somebody else'),
);

const SIGN_IN: State = { name: 'sign in', path: FORM, window: true, act: inTurn(ready, press('Sign in')) };

export const authoring: Screen = {
  name: 'Add a post',
  states: [
    ...inEveryMedium({ name: 'signed out', path: FORM, act: ready }),
    SIGN_IN,
    inMedium(SIGN_IN, '200 % text'),
    ...inEveryMedium({ name: 'signed in', path: FORM, act: asStaff }),
    { name: 'written, with preview', path: FORM, act: inTurn(ready, write) },
    { name: 'rich text', path: FORM, act: inTurn(ready, write, press('Rich text')) },
    { name: 'errors', path: FORM, act: inTurn(asStaff, save, until('Title is required')) },
    { name: 'link', path: FORM, window: true, widths: [390, 1440], act: inTurn(ready, press(/^Link$/)) },
    {
      name: 'picture',
      path: FORM,
      window: true,
      widths: [390, 1440],
      act: inTurn(asStaff, press(/^Picture$/)),
    },
    { name: 'delete', path: FORM, window: true, widths: [390, 1440], act: inTurn(asStaff, press(/^Delete/)) },
    { name: 'editing', path: FORM, widths: [390, 1440], act: inTurn(asStaff, edit, isOpen) },
    {
      name: 'changed meanwhile',
      path: FORM,
      widths: [390, 1440],
      act: inTurn(asStaff, edit, isOpen, changeMeanwhile, save, until(/Someone else has changed/)),
    },
    {
      name: 'unsaved work',
      path: FORM,
      widths: [390, 1440],
      act: inTurn(ready, write, openForm, until('You have unsaved work')),
    },
  ],
};
