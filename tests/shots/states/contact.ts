import { CALLS, hold, inTurn, press, respond, type Step, until } from '../responses.ts';
import { inEveryMedium, inMedium, type Screen, type State } from '../state.ts';

const fillIn: Step = async (page) => {
  await page.getByLabel('Name').fill('Zoë O’Neill');
  await page.getByLabel('Email').fill('zoe.oneill@example.org');
  await page.getByLabel('Subject').fill('Passport for mineral wool');
  await page.getByLabel('Message').fill('We make mineral wool boards and have a question.');
  await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
};

const send = inTurn(fillIn, press('Send message'));

const ERRORS: State = {
  name: 'errors',
  path: '/contact',
  consent: ['captcha'],
  act: inTurn(press('Send message'), until('Name is required')),
};
const SENT: State = {
  name: 'sent',
  path: '/contact',
  window: true,
  consent: ['captcha'],
  before: respond(CALLS.contact, { success: true }),
  act: inTurn(send, until('Form submitted successfully!')),
};

export const contact: Screen = {
  name: 'Contact',
  states: [
    ...inEveryMedium({ name: 'empty', path: '/contact' }),
    { name: 'filled in', path: '/contact', consent: ['captcha'], act: fillIn },
    ERRORS,
    inMedium(ERRORS, 'forced colours'),
    inMedium(ERRORS, '200 % text'),
    { name: 'sending', path: '/contact', consent: ['captcha'], before: hold(CALLS.contact), act: send },
    SENT,
    inMedium(SENT, 'forced colours'),
    inMedium(SENT, '200 % text'),
    {
      ...SENT,
      name: 'failed',
      before: respond(CALLS.contact, {}, 500),
      act: inTurn(send, until('An error occurred while submitting the form.')),
    },
    {
      name: 'offline',
      window: true,
      path: '/contact',
      consent: ['captcha'],
      act: inTurn(fillIn, (page) => page.context().setOffline(true)),
    },
  ],
};
