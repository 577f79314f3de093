import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { withTiedNumbers } from '../../src/domain/html/tied-numbers.ts';
import { paths } from '../../src/paths.ts';
import { readGlossary, readHome, readLaw, readQuizzes, readResources } from '../read-content.ts';
import { siteEntries } from '../search/site-entries.ts';

/** The code of the modules that are read from src/content, by name. */
const MODULES: Readonly<Record<string, () => string | Promise<string>>> = {
  'virtual:glossary': glossaryModule,
  'virtual:home': () => exportsOf(readHome()),
  'virtual:law': () => {
    const { acts, checks, steps } = readLaw();
    // Phrases are left out: only tests compare them.
    return exportsOf(tied({ acts, checks, lawSteps: steps.map(({ phrases: _, ...step }) => step) }));
  },
  'virtual:quizzes': () => exportsOf(tied({ allQuizzes: readQuizzes() })),
  'virtual:resources': () => exportsOf({ resources: readResources() }),
  // Browsers parse JSON in a string faster than an object literal.
  'virtual:search-entries': async () =>
    `export default JSON.parse(${JSON.stringify(JSON.stringify(await siteEntries()))});`,
};

/** The code of `virtual:glossary`: the terms, and separately their spellings, which only links in posts need. */
export function glossaryModule(): string {
  const terms = readGlossary();
  return exportsOf({
    // A term itself stays as it is: it is also a title and a name in structured data.
    glossary: terms.map(({ mentions: _, term, ...rest }) => ({ term, ...tied(rest) })),
    linkedTerms: terms.map(({ slug, mentions }) => ({ path: paths.term(slug), mentions })),
  });
}

/** The same value, in whose texts numbers stay on a line with what belongs to them. */
function tied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? withTiedNumbers(part) : part,
  );
}

export function exportsOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Serves the lists that are read from the files of src/content as virtual modules, marked with `\0` by Rollup's convention. */
export function contentLists(): Plugin {
  return {
    name: 'content-lists',
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        for (const file of globSync('src/content/**/*.{md,yaml}')) this.addWatchFile(resolve(file));
        return MODULES[id.slice(1)]?.();
      },
    },
  };
}
