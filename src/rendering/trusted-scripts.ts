/** The tag manager's texts, from the build (scripts/build/tag-manager-snippet.ts). */
export interface TagManagerTexts {
  /** The inline script with which react-gtm-module loads the container. The security policy has its hash. */
  readonly snippet: string;
  /** The library's other texts, which the site suppresses: a frame for browsers without scripts, and a first `dataLayer` entry. */
  readonly unused: readonly string[];
  /** The origin that replaces the tag manager's in the local run. */
  readonly standIn?: string | undefined;
}

const TAG_MANAGER = 'https://www.googletagmanager.com';

/** Scripts of the tag manager, of reCAPTCHA and of the sign-in with Google. */
const SCRIPT =
  /^https:\/\/(?:www\.googletagmanager\.com|www\.(?:google|gstatic)\.com\/recaptcha|apis\.google\.com)\//;

/** Returns the URL of a known script, or of one on this host (stand-ins of the local run); null for any other. */
function knownScript(url: string): string | null {
  const isKnown = SCRIPT.test(url) || URL.parse(url, location.href)?.hostname === location.hostname;
  return isKnown ? url : null;
}

/**
 * Lets libraries load scripts by URL from known hosts only; `script-src` of the security policy limits them further. The only
 * text that may become a script or HTML is the snippet. The library's other texts become empty; `null` refuses everything else.
 */
export function trustKnownScripts(tagManager?: TagManagerTexts): void {
  const { trustedTypes } = window as TrustedTypesGlobal;
  if (!tagManager) return void trustedTypes?.createPolicy('default', { createScriptURL: knownScript });
  const { snippet, unused, standIn = TAG_MANAGER } = tagManager;
  trustedTypes?.createPolicy('default', {
    createHTML: (html, sink) => {
      // ProseMirror uses this policy, and parses pasted HTML by its own policy only if this one throws.
      if (sink === undefined) throw new TypeError('This policy is for sinks');
      if (html === snippet) return html;
      return unused.includes(html) ? '' : null;
    },
    createScript: (text) => (text === snippet ? text : null),
    createScriptURL: (url) => knownScript(url)?.replace(TAG_MANAGER, standIn) ?? null,
  });
}
