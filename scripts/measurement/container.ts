import { EVENT_CONSENT, EVENTS } from '../../src/domain/measurement/events.ts';

/** The ids of triggers that every container has (developers.google.com/tag-platform/tag-manager/api/v2). */
const INITIALIZATION = '2147479573';
const ALL_PAGES = '2147479553';

/** Placeholders, which Google Tag Manager replaces with the ids of the account that imports the container. */
const OWNER = { accountId: '0', containerId: '0' };
const PATH = 'accounts/0/containers/0';

const MEASUREMENT_ID = 'GA4 measurement id';

/** The page parameters of every event; src/measurement/page-url.ts removes search terms and tokens from both. */
const URL_PARAMETERS = ['page_location', 'page_referrer'];

const template = (key: string, value: string) => ({ type: 'TEMPLATE', key, value });
const flag = (key: string, value: boolean) => ({ type: 'BOOLEAN', key, value: String(value) });
const variable = (name: string) => `{{${name}}}`;
const fromDataLayer = (name: string) => [name, variable(`Data layer: ${name}`)] as const;

function settingsTable(key: string, entries: readonly (readonly [name: string, value: string])[]) {
  const list = entries.map(([name, value]) => ({
    type: 'MAP',
    map: [template('parameter', name), template('parameterValue', value)],
  }));
  return { type: 'LIST', key, list };
}

function condition(left: string, right: string, more: readonly object[] = []) {
  return { type: 'EQUALS', parameter: [template('arg0', left), template('arg1', right), ...more] };
}

function tag(name: string, type: string, firingTriggerId: readonly string[], parameter: readonly object[]) {
  return {
    ...OWNER,
    name,
    type,
    parameter,
    firingTriggerId,
    tagFiringOption: 'ONCE_PER_EVENT',
    consentSettings: {
      consentStatus: 'NEEDED',
      consentType: { type: 'LIST', list: [{ type: 'TEMPLATE', value: EVENT_CONSENT }] },
    },
  };
}

function eventTag(name: string, triggers: readonly string[], parameters: readonly string[]) {
  return tag(`GA4 event: ${name}`, 'gaawe', triggers, [
    flag('sendEcommerceData', false),
    template('eventName', name),
    template('measurementIdOverride', variable(MEASUREMENT_ID)),
    settingsTable('eventSettingsTable', [...parameters, ...URL_PARAMETERS].map(fromDataLayer)),
  ]);
}

/** Gives the items of a list ids from 1 in the field `key`, as an export does. */
function numbered<Item extends object>(key: string, items: readonly Item[]) {
  return items.map((item, index) => ({ [key]: String(index + 1), ...item }));
}

/**
 * A container for the site's events, in the format that Google Tag Manager exports and imports. Its codes for types: `googtag` the
 * Google tag, `gaawe` a GA4 event, `c` a constant, `v` a data layer variable.
 */
export function container() {
  const events = Object.entries(EVENTS).map(
    ([name, { parameters }]) => [name, Object.keys(parameters)] as const,
  );
  const parameters = [...new Set(events.flatMap(([, parameterNames]) => parameterNames)), ...URL_PARAMETERS];
  const historyTrigger = String(events.length + 1); // Triggers are numbered from 1, those of the events first.
  return {
    exportFormatVersion: 2,
    exportTime: '2026-11-25 00:00:00', // fixed, so that the file changes only with the catalogue
    containerVersion: {
      ...OWNER,
      path: `${PATH}/versions/0`,
      containerVersionId: '0',
      container: {
        ...OWNER,
        path: PATH,
        name: 'Datum & Beam',
        publicId: 'GTM-XXXXXXX',
        usageContext: ['WEB'],
      },
      tag: numbered('tagId', [
        tag(
          'Google tag',
          'googtag',
          [INITIALIZATION],
          [
            template('tagId', variable(MEASUREMENT_ID)),
            settingsTable('configSettingsTable', [
              ['send_page_view', 'false'],
              ...URL_PARAMETERS.map(fromDataLayer),
            ]),
          ],
        ),
        eventTag('page_view', [ALL_PAGES, historyTrigger], []),
        ...events.map(([name, parameterNames], index) => eventTag(name, [String(index + 1)], parameterNames)),
      ]),
      trigger: numbered('triggerId', [
        ...events.map(([name]) => ({
          ...OWNER,
          name: `Event: ${name}`,
          type: 'CUSTOM_EVENT',
          customEventFilter: [condition('{{_event}}', name)],
        })),
        {
          ...OWNER,
          name: 'Page changed in place',
          type: 'HISTORY_CHANGE',
          // Typing into a search box replaces the URL, which is no page view.
          filter: [condition('{{History Source}}', 'replaceState', [flag('negate', true)])],
        },
      ]),
      variable: numbered('variableId', [
        { ...OWNER, name: MEASUREMENT_ID, type: 'c', parameter: [template('value', 'G-XXXXXXXXXX')] },
        ...parameters.map((name) => ({
          ...OWNER,
          name: `Data layer: ${name}`,
          type: 'v',
          parameter: [
            { type: 'INTEGER', key: 'dataLayerVersion', value: '2' },
            flag('setDefaultValue', false),
            template('name', name),
          ],
        })),
      ]),
      builtInVariable: [{ ...OWNER, type: 'HISTORY_SOURCE', name: 'History Source' }],
    },
  };
}
