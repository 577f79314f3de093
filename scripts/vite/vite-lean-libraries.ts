import type { Plugin } from 'vite';

const HELMET = /react-helmet-async\/lib\/index\.esm\.js$/;
const ROUTER = /react-router\/dist\/development\/chunk-\w+\.mjs$/;
const TURNDOWN = /turndown\/lib\/turndown\.browser\.es\.js$/;
const REACT = /react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Code that keeps unused parts of a library in the build, and its replacement. */
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

/**
 * Functions without a body in the browser's build, which takes away what only they call: without view transitions, refs
 * of fragments, lists of Suspense, Activity, actions, preloading and custom elements they return at once or never run.
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

/** What only the server's build may keep: forms are sent by screens, not by the router. */
const inBrowser: typeof REPLACEMENTS = [
  // It parses a text to see whether the browser can: the security policy refuses that, and reports it.
  [TURNDOWN, /\bcanParseHTMLNatively\(\) \?/g, 'true ?'],
  [ROUTER, /(?<!function )\bis(?:MutationMethod|SubmissionNavigation)\([\w.]+\)/g, 'false'],
  [
    REACT,
    /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([\s\S]*?^\};$/gm,
    '',
  ],
  ...EMPTIED.flatMap(([file, names]) =>
    names.split(/\s+/).map((name) => {
      const text = new RegExp(
        `^( *)((?:async )?function ${name.replace('$', '\\$')}\\()[\\s\\S]*?^\\1\\}$`,
        'gm',
      );
      return [file, text, '$1$2) { return null; }'] as const;
    }),
  ),
];

/** What the browser's build has no more of React and the router: a source that imports one of it stops the build. */
const LEFT_OUT =
  /import \{[^}]*\b(Activity|Form|SuspenseList|useActionState|useBlocker|useFetchers?|useFormStatus|useSubmit|ViewTransition)\b[^}]*\} from ['"](?:react|react-dom|react-router-dom)['"]/;

/** Refuses, in development too, a source that imports what the browser's build no longer has. */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: LEFT_OUT },
      handler(code, id) {
        throw new Error(`${id}: scripts/vite/vite-lean-libraries.ts leaves out ${LEFT_OUT.exec(code)?.[1]}`);
      },
    },
  };
}

/** Leaves out of the build what the bundler cannot know that nothing uses of a library. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform: {
      // Of the router's two files the one with its components.
      filter: {
        id: [HELMET, ROUTER, REACT, TURNDOWN],
        code: /var (isReact19|ENABLE_DEV_WARNINGS|HTMLParser) = |ReactDOMRoot\(/,
      },
      handler: (source, id, options) => {
        const replacements = [...REPLACEMENTS, ...(options?.ssr ? [] : inBrowser)];
        return replacements
          .filter(([file]) => file.test(id))
          .reduce((code, [, text, replacement]) => {
            const lean = code.replace(text, replacement);
            // Another version of the library has another text.
            if (lean === code) throw new Error(`${id} has nothing like ${text}`);
            return lean;
          }, source);
      },
    },
  };
}
