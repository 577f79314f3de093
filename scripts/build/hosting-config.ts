import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { sep } from 'node:path';
import { type DefaultTreeAdapterTypes as Html, parse } from 'parse5';
import firebase from '../../firebase.json' with { type: 'json' };
import type { SiteSettings } from '../../src/domain/settings/site-settings.ts';
import { families, type PageFamily, pages as sitePages } from '../../src/pages.ts';
import type { PageShell } from '../../src/rendering/page.ts';
import { cacheRules } from './cache-rules.ts';
import { SERVER_BUILD } from './render-pages.ts';
import { tagManagerTexts } from './tag-manager-snippet.ts';

/** The configuration for Firebase's tools: firebase.json completed with values of the build. */
export const BUILT_CONFIG = 'firebase.built.json';

/** The script that Firebase's sign-in loads, and the scripts that it loads in turn. */
const GOOGLE_SIGN_IN_SCRIPTS = ['https://apis.google.com/js/', 'https://apis.google.com/_/scs/'];

/**
 * Writes firebase.built.json for the site in dist/: the security policy of firebase.json, its placeholders filled in
 * with the hashes of inline scripts and styles and with the URLs from the settings; how long each file is cached;
 * and the rewrites of pages that are rendered on request.
 */
export function writeHostingConfig(settings: SiteSettings): void {
  const files = globSync('dist/**/*.*');
  const pages = files.filter((file) => file.endsWith('.html'));
  // The inline styles of pages that functions render: the policy needs their hashes too.
  const { stylesOf } = JSON.parse(readFileSync(`${SERVER_BUILD}/shell.json`, 'utf8')) as PageShell;
  const styles = Object.values(stylesOf).map((css) => `<style>${css}</style>`);
  const sources = policySources([...pages.map((file) => readFileSync(file, 'utf8')), ...styles], settings);
  const aliases = firebase.hosting.rewrites.flatMap((rewrite) =>
    'destination' in rewrite ? [rewrite.source] : [],
  );
  const caching = cacheRules(
    files.map((file) => file.slice('dist'.length).replaceAll(sep, '/')),
    aliases,
  );
  // Without the step before a deploy (ops/refuse-bare-deploy.ts), which refuses to deploy firebase.json itself.
  const functions = { ...firebase.functions, predeploy: undefined };
  const hosting = {
    ...firebase.hosting,
    predeploy: undefined,
    rewrites: [...firebase.hosting.rewrites, ...pageRewrites()],
    headers: [...headerRules(sources), ...caching],
  };
  const config = { ...firebase, functions, hosting };
  writeFileSync(BUILT_CONFIG, `${JSON.stringify(config, null, 2)}\n`);
}

/** The headers of firebase.json, their placeholders replaced; one that is then empty is left out. */
export function headerRules(sources: Readonly<Record<string, readonly string[]>>) {
  return firebase.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers
      .map(({ key, value }) => ({ key, value: insertSources(value, sources) }))
      .filter(({ value }) => value),
  }));
}

/** The rewrites to the function `pages`, for the pages of src/pages.ts that it renders. */
export function pageRewrites() {
  const all: readonly PageFamily[] = [...Object.values(sitePages), ...Object.values(families)];
  return all
    .filter(({ rendered }) => rendered === 'request')
    .map(({ path }) => ({
      source: path.replaceAll(/:\w+/g, '*'),
      // Pins the function to the deploy whose files its pages name, so that these files exist, also after a rollback.
      function: { functionId: 'pages', region: 'europe-west1', pinTag: true },
    }));
}

/** The headers of every response of the built site, by name. */
export function builtSecurityHeaders(): Record<string, string> {
  const { hosting } = JSON.parse(readFileSync(BUILT_CONFIG, 'utf8')) as typeof firebase;
  const everywhere = hosting.headers.find(({ source }) => source === '**');
  return Object.fromEntries((everywhere?.headers ?? []).map(({ key, value }) => [key, value]));
}

/**
 * Replaces the placeholders of a header, such as `{booking}`, with their sources; one without sources is removed with its space.
 *
 * @throws Error that names an unknown placeholder
 */
export function insertSources(header: string, sources: Readonly<Record<string, readonly string[]>>): string {
  return header.replace(/ ?\{([a-z-]+)\}/g, (placeholder, name: string) => {
    const values = sources[name];
    if (!values) throw new Error(`firebase.json has a placeholder {${name}} that the build does not know`);
    const space = placeholder.startsWith(' ') ? ' ' : '';
    return values.map((value) => space + value).join('');
  });
}

/** The sources that the tag manager's Preview loads from (developers.google.com/tag-platform/security/guides/csp). */
const TAG_MANAGER_PREVIEW = {
  'preview-script': ['https://www.googletagmanager.com', 'https://tagmanager.google.com'],
  'preview-style': ['www.googletagmanager', 'tagmanager.google', 'fonts.googleapis'].map(
    (name) => `https://${name}.com`,
  ),
  'preview-image': ['ssl.gstatic', 'www.gstatic', 'fonts.gstatic'].map((name) => `https://${name}.com`),
  'preview-font': ['https://fonts.gstatic.com'],
};

/** The value of each placeholder of the policy in firebase.json. */
export function policySources(pages: readonly string[], settings: SiteSettings): Record<string, string[]> {
  const { emulators, staffSignInWithGoogle, firebase: project } = settings;
  const local = (port: number) => `http://127.0.0.1:${port}`;
  const storage = emulators ? [local(emulators.storagePort)] : [];
  const elements = pages.flatMap((page) => elementsOf(parse(page)));
  const tagManager = tagManagerTexts(settings);
  // A script with a `src` is a file of its own, and one with a `type` is a module or data.
  const isInlineScript = ({ tagName, attrs }: Html.Element) =>
    tagName === 'script' && !attrs.some(({ name }) => name === 'src' || name === 'type');
  return {
    'inline-scripts': hashesOf(elements.filter(isInlineScript)),
    'tag-manager-snippet': tagManager ? [hashOf(tagManager.snippet)] : [],
    ...Object.fromEntries(
      Object.entries(TAG_MANAGER_PREVIEW).map(([name, sources]) => [
        name,
        settings.tagManagerEnvironment ? sources : [],
      ]),
    ),
    'inline-styles': hashesOf(elements.filter(({ tagName }) => tagName === 'style')),
    // The captcha loads api.js, App Check loads this script
    // (firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider).
    'app-check-script': settings.appCheckSiteKey ? ['https://www.google.com/recaptcha/enterprise.js'] : [],
    // Only the site's own bucket: a request to another bucket would carry data away.
    bucket: [`https://firebasestorage.googleapis.com/v0/b/${project.storageBucket}/`],
    'google-sign-in-script': staffSignInWithGoogle ? GOOGLE_SIGN_IN_SCRIPTS : [],
    'google-sign-in-frame': staffSignInWithGoogle ? [`https://${project.authDomain}`] : [],
    robots: settings.noindex ? ['noindex'] : [],
    'hsts-scope': settings.hstsPreload ? ['; includeSubDomains; preload'] : [],
    booking: [new URL(settings.bookingUrl).origin],
    'storage-emulator': storage,
    'stand-ins': emulators ? [local(emulators.tagManagerPort), new URL(settings.captchaScript).origin] : [],
    emulators: emulators
      ? [...[emulators.firestorePort, emulators.remoteConfigPort, emulators.authPort].map(local), ...storage]
      : [],
  };
}

function elementsOf(node: Html.Node): Html.Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...inside] : inside;
}

/** The source expressions that allow inline scripts or styles (w3.org/TR/CSP3, "hash-source"), without duplicates. */
function hashesOf(elements: readonly Html.Element[]): string[] {
  const texts = elements.map(({ childNodes: [text] }) => (text && 'value' in text ? text.value : ''));
  return [...new Set(texts)].map(hashOf);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
