import { PAGES } from '../../e2e/site-map.ts';
import { byFooter, CALLS, fail, hold, inTurn, until } from '../responses.ts';
import { inEveryMedium, type Screen, type State } from '../state.ts';

const POLICY = '/document/docs_pdf/privacy_policy.pdf';

export const about: Screen = { name: 'About', states: inEveryMedium({ name: 'ready', path: '/about' }) };

export const services: Screen = {
  name: 'Services',
  states: [
    ...inEveryMedium({ name: 'passport', path: '/passport-factory-digital-product-passport' }),
    ...['bim-depot', 'workshop', 'value', 'optibuild'].map(
      (name): State => ({
        name,
        path: `/${name}-factory`,
      }),
    ),
    { name: 'not found', path: '/no-factory', widths: [390, 1440] },
  ],
};

const jobs = Object.keys(PAGES).filter((path) => path.startsWith('/career/'));

export const careers: Screen = {
  name: 'Careers',
  states: [
    ...inEveryMedium({ name: 'list', path: '/career' }),
    ...jobs.flatMap((path, index) => {
      const state: State = { name: path.replace('/career/', ''), path };
      return index === 0 ? inEveryMedium(state) : [state];
    }),
  ],
};

export const documents: Screen = {
  name: 'Document',
  states: [
    ...inEveryMedium({ name: 'ready', path: POLICY }),
    { name: 'loading', path: POLICY, before: hold(CALLS.storage) },
    { name: 'not found', path: '/document/docs_pdf/nothing.pdf' },
    {
      name: 'failed',
      path: '/about',
      widths: [390, 1440],
      before: fail(CALLS.storage),
      act: inTurn(byFooter('Privacy Policy'), until(/Document not found/)),
    },
  ],
};
