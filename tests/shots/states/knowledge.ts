import { glossary } from '../../../src/content/glossary.ts';
import { resources as documents } from '../../../src/content/resources.ts';
import { paths, searchPath } from '../../../src/paths.ts';
import { inTurn, until } from '../responses.ts';
import { inEveryMedium, inMedium, type Screen, type State } from '../state.ts';

/** The page of the first PDF shows a chapter, that of the second its whole text. */
const documentPages = documents.slice(0, 2).map(({ slug }) => paths.resourcePage(slug));

const DIALOG: State = {
  name: 'search dialog',
  path: paths.home,
  window: true,
  act: inTurn(
    (page) => page.keyboard.press('/'),
    (page) => page.getByRole('dialog').getByLabel('Search the whole site').fill('passport'),
    until(/\d+ results/),
  ),
};

/** What the knowledge base has besides posts, quizzes and the list of PDFs. */
export const knowledge: Screen = {
  name: 'Knowledge base',
  states: [
    ...inEveryMedium({ name: 'law', path: paths.law }),
    ...inEveryMedium({ name: 'sample passport', path: paths.sample }),
    ...documentPages.flatMap((path) => inEveryMedium({ name: path.slice(1).replace('/', ' '), path })),
    ...inEveryMedium({ name: 'glossary', path: paths.glossary }),
    ...glossary.slice(0, 1).map(({ slug }): State => ({ name: 'term', path: paths.term(slug) })),
    ...inEveryMedium({ name: 'questions', path: paths.questions }),
    ...inEveryMedium({ name: 'search', path: searchPath('passport'), act: until(/\d+ results/) }),
    { name: 'search without words', path: paths.search },
    { name: 'search without results', path: searchPath('zzzz'), act: until('nothing found') },
    DIALOG,
    inMedium(DIALOG, 'forced colours'),
    inMedium(DIALOG, '200 % text'),
    ...inEveryMedium({ name: 'quizzes', path: paths.quizzes }),
    ...inEveryMedium({ name: 'accessibility', path: paths.accessibility }),
  ],
};
