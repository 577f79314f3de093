import type { Plugin } from 'vite';

const HELMET = /react-helmet-async\/lib\/index\.esm\.js$/;
const ROUTER = /react-router\/dist\/development\/chunk-\w+\.mjs$/;

/** What keeps parts of a library in the build that nothing uses, and its replacement. */
const REPLACEMENTS: readonly (readonly [file: RegExp, text: RegExp, replacement: string])[] = [
  // Tags for React 18 and before, with the libraries for them, and those of a server without hoisting.
  [HELMET, /\bif \(isReact19\)/g, 'if (true)'],
  [HELMET, /\bif \(helmetData && .+\)(?= \{)/g, 'if (false)'],
  [HELMET, /^import shallowEqual from "shallowequal";$/gm, ''],
  // It exports its development build only.
  [ROUTER, /\bvar ENABLE_DEV_WARNINGS = true;/g, 'var ENABLE_DEV_WARNINGS = false;'],
  // Components that are made and named even where they are not used.
  [ROUTER, /^\w+\.displayName = ".+";$/gm, ''],
  [ROUTER, /^(var \w+ = )(?=React\d+\.forwardRef\()/gm, '$1/* @__PURE__ */ '],
  [ROUTER, /^(var RemixErrorBoundary = class) extends React\d+\.Component/gm, '$1 extends Object'],
  // Errors of server components.
  [ROUTER, /\bif \(this\.context\b/g, 'if (false'],
];

/** Leaves out of the build what the bundler cannot know that nothing uses of a library. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform: {
      // Of the router's two files the one with its components.
      filter: { id: [HELMET, ROUTER], code: /var (isReact19|ENABLE_DEV_WARNINGS) = / },
      handler: (source, id) =>
        REPLACEMENTS.filter(([file]) => file.test(id)).reduce((code, [, text, replacement]) => {
          // Another version of the library has another text.
          if (!text.test(code)) throw new Error(`${id} has nothing like ${text}`);
          return code.replaceAll(text, replacement);
        }, source),
    },
  };
}
