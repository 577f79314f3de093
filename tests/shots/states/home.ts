import { withLongTexts } from '../content.ts';
import { CALLS, fail, press } from '../responses.ts';
import { inEveryMedium, inMedium, type Screen, type State } from '../state.ts';

const BOOKING: State = {
  name: 'booking before consent',
  path: '/',
  window: true,
  act: press('Book a Meeting'),
};

export const home: Screen = {
  name: 'Home',
  states: [
    ...inEveryMedium({ name: 'ready', path: '/' }),
    {
      name: 'headline B',
      path: '/',
      window: true,
      before: async (page) => {
        await page.addInitScript(() => localStorage.setItem('variant', 'B'));
      },
    },
    {
      name: 'another layer',
      path: '/',
      window: true,
      act: (page) => page.getByRole('radio').last().check({ force: true }),
    },
    { name: 'posts failed', path: '/', widths: [390, 1440], before: fail(CALLS.posts) },
    { name: 'long posts', path: '/', widths: [390, 1440], before: withLongTexts('posts') },
    BOOKING,
    inMedium(BOOKING, 'forced colours'),
    inMedium(BOOKING, '200 % text'),
    { ...BOOKING, name: 'booking loaded', consent: ['calendar'] },
  ],
};
