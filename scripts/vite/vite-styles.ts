import { globSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The file of the build that lists the style modules of each screen. */
export const STYLE_MODULES = '.vite/style-modules.json';

/** The selector of a style module's class. The names of all other classes begin with a small letter. */
export const MODULE_CLASS = /^\.[A-Z]/;

/** Every style module, in the same order in each build. */
const modules = globSync('src/**/*.module.css').sort();

/** Every custom property that a stylesheet declares. Those that only scripts declare keep their names. */
const properties = new Set(
  globSync('src/**/*.css').flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=[\s{;])--[\w-]+(?=:)/g) ?? [],
  ),
);
const shortProperties = new Map(
  [...properties].sort().map((name, index) => [name, `--${index.toString(36)}`]),
);

/** The classes of each module that have a short name so far. The index of a class is the end of its short name. */
const classes = new Map<string, string[]>();

/** The first two characters of the class names of a style module, by its path: A0, A1 … ZZ; A0 is 10 * 36 in base 36. */
function prefixOf(file: string): string {
  return (10 * 36 + modules.indexOf(relative('.', file))).toString(36).toUpperCase();
}

/** Short names for the classes of style modules, the same in the browser's build and in the server's. */
function shortName(name: string, file: string): string {
  const known = classes.get(file) ?? [];
  classes.set(file, known);
  if (!known.includes(name)) known.push(name);
  return prefixOf(file) + known.indexOf(name).toString(36);
}

/**
 * Gives classes and custom properties short names, and lists the style modules that each screen imports, by the
 * beginning of their class names.
 */
export function screenStyles(): Plugin {
  return {
    name: 'screen-styles',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortName } } }),
    transform: {
      filter: { id: /\/src\/.+\.css$/ },
      handler: (css) => ({
        code: css.replace(/(?<=[\s(,;{])--[\w-]+/g, (name) => shortProperties.get(name) ?? name),
        map: null,
      }),
    },
    generateBundle() {
      const importsOf = (id: string, visited = new Set<string>()): Set<string> => {
        if (visited.has(id)) return visited;
        visited.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) importsOf(imported, visited);
        return visited;
      };
      const screens = [...this.getModuleIds()].filter((id) => /features.*-screen\.tsx$/.test(id));
      const listed = screens.map((id) => [
        relative('.', id).replaceAll(sep, '/'),
        [...importsOf(id)].filter((file) => file.endsWith('.module.css')).map(prefixOf),
      ]);
      const source = JSON.stringify(Object.fromEntries(listed));
      this.emitFile({ type: 'asset', fileName: STYLE_MODULES, source });
    },
  };
}
