import { settings } from '#settings.ts';
import { push } from './data-layer.ts';

let isLoaded = false;

/** Loads the tag manager's container, once, if the build has one. Call only after consent. */
export function loadTagManager(): void {
  if (isLoaded || !settings.tagManagerId) return;
  isLoaded = true;
  push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin()}/gtm.js?id=${encodeURIComponent(settings.tagManagerId)}`;
  script.onerror = () => {
    // Usually because of a content blocker: the site works without it, and the next page load tries again.
    console.info('The tag manager could not be loaded');
    script.remove();
  };
  document.head.append(script);
}

function origin(): string {
  return settings.emulators
    ? `http://127.0.0.1:${settings.emulators.tagManagerPort}`
    : 'https://www.googletagmanager.com';
}
