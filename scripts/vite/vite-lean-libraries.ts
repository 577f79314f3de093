import type { Plugin } from 'vite';

const HELMET = /react-helmet-async\/lib\/index\.esm\.js$/;
const ROUTER = /react-router\/dist\/development\/chunk-\w+\.mjs$/;
const TURNDOWN = /turndown\/lib\/turndown\.browser\.es\.js$/;
const REACT = /react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Code that keeps unused parts of a library in the build, and its replacement. */
const REPLACEMENTS: readonly (readonly [file: RegExp, text: RegExp, replacement: string])[] = [
  // Helmet's code for React 18 and older: its own way of writing tags, a context from a server, and a library that only this uses.
  [HELMET, /\bif \(isReact19\)/g, 'if (true)'],
  [HELMET, /\bif \(helmetData && .+\)(?= \{)/g, 'if (false)'],
  [HELMET, /^import shallowEqual from "shallowequal";$/gm, ''],
  // The router's package exports its development build only.
  [ROUTER, /\bvar ENABLE_DEV_WARNINGS = true;/g, 'var ENABLE_DEV_WARNINGS = false;'],
  // Components that are created and named even if nothing uses them.
  [ROUTER, /^\w+\.displayName = ".+";$/gm, ''],
  [ROUTER, /^(var \w+ = )(?=React\d+\.forwardRef\()/gm, '$1/* @__PURE__ */ '],
  [ROUTER, /^(var RemixErrorBoundary = class) extends React\d+\.Component/gm, '$1 extends Object'],
  // The handling of errors of server components.
  [ROUTER, /\bif \(this\.context\b/g, 'if (false'],
];

/**
 * Functions whose bodies are removed from the browser's build; the bundler then drops the code that only they call. The site does
 * without React's view transitions, fragment refs, SuspenseList, Activity, actions, custom elements, `onSelect`, `onBeforeInput` and
 * loading of files, and without the router's fetchers, actions, blockers, middleware and routes that are added later.
 */
const EMPTIED: readonly (readonly [file: RegExp, names: string])[] = [
  [
    REACT,
    `trackEnterViewTransitions commitAppearingPairViewTransitions commitEnterViewTransitions
    commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions
    restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
    measureNestedViewTransitions scheduleViewTransitionEvent startViewTransition createViewTransitionInstance
    applyViewTransitionToHostInstances restoreViewTransitionOnHostInstances getViewTransitionClassName
    getViewTransitionName measureViewTransitionHostInstancesRecursive preloadInstanceAndSuspendIfNeeded
    suspendInstance estimateBandwidth FragmentInstance addFragmentHandleToFiber isFragmentInstanceParent
    commitNewChildToFragmentInstance commitNewChildToFragmentInstances deleteChildFromFragmentInstance
    commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects updateSuspenseListComponent
    cutOffTailIfNeeded findFirstSuspended updateActivityComponent commitActivityHydrationCallbacks
    mountActionState updateActionState rerenderActionState startHostTransition extractEvents$1
    coerceFormActionProp preconnectAs preload preloadModule preinitStyle preinitScript preinitModuleScript
    acquireResource suspendResource insertSuspendedStylesheets preloadStylesheet setPropOnCustomElement
    constructSelectEvent getFallbackBeforeInputChars getNativeBeforeInputChars getStackByFiberInDevAndProd
    attemptExplicitHydrationTarget getResource findCurrentFiberUsingSlowPath getComponentNameFromType
    resolveSingletonInstance commitHostSingletonAcquisition ensureFormComponentIsStateful
    defaultOnDefaultTransitionIndicator`,
  ],
  [
    ROUTER,
    `fetch2 handleFetcherAction handleFetcherLoader handleAction getFetcher resetFetcher queueFetcherForDeletion
    getUpdatedRevalidatingFetchers markFetchRedirectsDone abortStaleFetchLoads getBlocker deleteBlocker
    updateBlocker shouldBlockNavigation patchRoutes discoverRoutes _internalSetRoutes
    instrumentClientSideRouter getRouteInstrumentationUpdates runClientMiddlewarePipeline
    restoreAppliedTransitions persistAppliedTransitions DefaultErrorComponent parseHydrationData`,
  ],
];

/** Further replacements for the browser's build, in which the screens send forms themselves, without the router. */
const BROWSER_REPLACEMENTS: typeof REPLACEMENTS = [
  // Turndown tries to parse a text, to see whether the browser can. The security policy would refuse and report that.
  [TURNDOWN, /\bcanParseHTMLNatively\(\) \?/g, 'true ?'],
  [ROUTER, /(?<!function )\bis(?:MutationMethod|SubmissionNavigation)\([\w.]+\)/g, 'false'],
  [
    REACT,
    /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([\s\S]*?^\};$/gm,
    '',
  ],
  ...EMPTIED.flatMap(([file, names]) =>
    names.split(/\s+/).map((name) => {
      // A function up to its closing brace. Its parameters and body are dropped.
      const text = new RegExp(
        `^( *)((?:async )?function ${name.replace('$', '\\$')}\\()[\\s\\S]*?^\\1\\}$`,
        'gm',
      );
      return [file, text, '$1$2) { return null; }'] as const;
    }),
  ),
];

/** Matches imports of what the replacements above take out of React and the router. */
const LEFT_OUT =
  /import \{[^}]*\b(Activity|Form|SuspenseList|useActionState|useBlocker|useFetchers?|useFormStatus|useSubmit|ViewTransition)\b[^}]*\} from ['"](?:react|react-dom|react-router-dom)['"]/;

/** Stops a build, or `npm run dev`, at a source file that imports what the browser's build leaves out. */
export function refuseLeftOutImports(): Plugin {
  return {
    name: 'refuse-left-out-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: LEFT_OUT },
      handler(code, id) {
        throw new Error(`${id}: scripts/vite/vite-lean-libraries.ts leaves out ${LEFT_OUT.exec(code)?.[1]}`);
      },
    },
  };
}

/** Leaves out parts of libraries that nothing uses, which the bundler cannot find out by itself. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform: {
      // The router has two files; only the one with its components contains ENABLE_DEV_WARNINGS.
      filter: {
        id: [HELMET, ROUTER, REACT, TURNDOWN],
        code: /var (isReact19|ENABLE_DEV_WARNINGS|HTMLParser) = |ReactDOMRoot\(/,
      },
      handler: (source, id, options) => {
        const replacements = [...REPLACEMENTS, ...(options?.ssr ? [] : BROWSER_REPLACEMENTS)];
        return replacements
          .filter(([file]) => file.test(id))
          .reduce((code, [, text, replacement]) => {
            const lean = code.replace(text, replacement);
            // This version of the library has a different text, so the pattern must be adapted.
            if (lean === code) throw new Error(`${id} contains no match for ${text}`);
            return lean;
          }, source);
      },
    },
  };
}
