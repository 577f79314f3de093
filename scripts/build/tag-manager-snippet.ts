import snippets from 'react-gtm-module/dist/Snippets.js';
import type { SiteSettings } from '../../src/domain/settings/site-settings.ts';
import type { TagManagerTexts } from '../../src/rendering/trusted-scripts.ts';

/**
 * Returns the texts that react-gtm-module writes into the page for the container in the settings, if there is one: the snippet,
 * which is allowed to run, and those that the site suppresses (src/rendering/trusted-scripts.ts).
 */
export function tagManagerTexts({
  tagManagerId,
  tagManagerEnvironment = { auth: '', preview: '' },
  emulators,
}: Pick<SiteSettings, 'tagManagerId' | 'tagManagerEnvironment' | 'emulators'>): TagManagerTexts | undefined {
  if (!tagManagerId) return undefined;
  // The options that the library's `initialize` derives from the arguments in start-container.ts.
  const options = { id: tagManagerId, events: {}, dataLayerName: 'dataLayer', ...tagManagerEnvironment };
  const { script, iframe, dataLayerVar } = snippets.tags(options);
  return {
    snippet: script,
    unused: [iframe, dataLayerVar],
    standIn: emulators && `http://127.0.0.1:${emulators.tagManagerPort}`,
  };
}
