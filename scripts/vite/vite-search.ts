import type { Plugin } from 'vite';
import { siteEntries } from '../search/site-entries.ts';

const MODULE = 'virtual:search-entries';

/** The entries of the search that are known at build time, as a module that the app imports when it needs them. */
export function searchEntries(): Plugin {
  return {
    name: 'search-entries',
    resolveId: { filter: { id: /^virtual:search-entries$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:search-entries$/ },
      // Browsers parse JSON in a string faster than an object literal.
      handler: async () =>
        `export default JSON.parse(${JSON.stringify(JSON.stringify(await siteEntries()))});`,
    },
  };
}
