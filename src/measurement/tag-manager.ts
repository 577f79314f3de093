import { settings } from '#settings.ts';

let isLoaded = false;

/**
 * Loads the tag manager's container, once, if the build has one. Call only after consent. Never throws: without the
 * container the site works, and the next page load tries again.
 */
export async function loadTagManager(): Promise<void> {
  if (isLoaded || !settings.tagManagerId) return;
  isLoaded = true;
  try {
    const { startContainer } = await import('./start-container.ts');
    startContainer(settings.tagManagerId);
  } catch (error) {
    console.info('The tag manager could not be loaded', error);
  }
}
