import { press, type Step } from '../responses.ts';
import { inEveryMedium, type Screen, type State } from '../state.ts';

const READINESS = '/quiz/achievingProductTransparency';
const KNOWLEDGE = '/check-your-knowledge/passport-factory-digital-product-passport';

const choose: Step = (page) => page.getByRole('radio').nth(1).check();

const finish: Step = async (page) => {
  for (let question = 0; question < 5; question += 1) {
    await choose(page);
    await press(/^(?:Next|Finish Assessment)$/)(page);
  }
};

/** A result, opened by its link. */
const shared = (name: string, path: string, answers: string): State => ({
  name: `shared, ${name}`,
  path: `${path}#answers=${answers}`,
});

export const quizzes: Screen = {
  name: 'Quizzes',
  states: [
    ...inEveryMedium({ name: 'readiness, question', path: READINESS }),
    { name: 'readiness, answered', path: READINESS, act: choose },
    ...inEveryMedium({ name: 'readiness, result', path: READINESS, act: finish }),
    shared('time to act', READINESS, '0-0-0-0-0'),
    shared('solid foundation', READINESS, '3-3-3-3-3'),
    { name: 'testquiz', path: '/quiz/testquiz' },
    { name: 'knowledge, question', path: KNOWLEDGE },
    { name: 'knowledge, BIM', path: '/check-your-knowledge/bim-depot-factory' },
    shared('knowledge', KNOWLEDGE, '1-0-3-0-2'),
    { name: 'not found', path: '/quiz/nothing', widths: [390, 1440] },
  ],
};
