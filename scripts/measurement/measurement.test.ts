import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { EVENTS } from '../../src/domain/measurement/events.ts';
import schema from './container.schema.json' with { type: 'json' };
import { container } from './container.ts';
import { withCatalogue } from './guide.ts';

const isExport = new Ajv({ allErrors: true, strictTypes: false }).compile(schema);
const { tag, trigger, variable, builtInVariable } = container().containerVersion;

test('LEAD-01 the guide for marketers and the container in docs are up to date with the catalogue', () => {
  const guide = readFileSync('docs/for-marketers.md', 'utf8');
  expect(guide).toBe(withCatalogue(guide));
  for (const name of Object.keys(EVENTS)) expect(guide).toContain(`| \`${name}\` |`);
  expect(JSON.parse(readFileSync('docs/gtm-container.json', 'utf8'))).toEqual(container());
});

test('LEAD-01 the container has the format that Google Tag Manager imports, and a wrong tag does not', () => {
  isExport(container());
  expect(isExport.errors).toBeNull();
  const [firstTag] = tag;
  for (const wrongTag of [
    { ...firstTag, type: undefined },
    { ...firstTag, consentSettings: { consentStatus: 'needed' } },
    { ...firstTag, parameter: [{ type: 'MAP', key: 'tagId', value: 'b' }] },
    {
      ...firstTag,
      // No tag has a parameter of this name: it is `eventSettingsTable`.
      parameter: [...(firstTag?.parameter ?? []), { type: 'LIST', key: 'eventParameters', list: [] }],
    },
  ]) {
    const { containerVersion, ...rest } = container();
    expect(isExport({ ...rest, containerVersion: { ...containerVersion, tag: [wrongTag] } })).toBe(false);
  }
});

test('LEAD-01 each event has a trigger of its name and a tag that sends its parameters, but only with consent', () => {
  for (const [name, { parameters }] of Object.entries(EVENTS)) {
    const eventTrigger = trigger.find((candidate) => candidate.name === `Event: ${name}`);
    expect(JSON.stringify(eventTrigger)).toContain(`"${name}"`);
    const triggerId = eventTrigger?.triggerId ?? '';
    const text = JSON.stringify(tag.find(({ firingTriggerId }) => firingTriggerId.includes(triggerId)));
    for (const parameter of ['page_location', ...Object.keys(parameters)])
      expect(text).toContain(`{{Data layer: ${parameter}}}`);
  }
  for (const { consentSettings } of tag)
    expect(consentSettings.consentType.list).toEqual([{ type: 'TEMPLATE', value: 'analytics_storage' }]);
});

test('LEAD-01 the container refers only to what is in it, or in every container', () => {
  const known = ['_event', ...[...variable, ...builtInVariable].map(({ name }) => name)];
  const used = JSON.stringify([tag, trigger]).matchAll(/\{\{(.*?)\}\}/g);
  expect([...used].map(([, name]) => name).filter((name) => !known.includes(name ?? ''))).toEqual([]);
  const inEveryContainer = ['2147479553', '2147479573']; // the triggers All Pages and Initialization
  const triggers = [...inEveryContainer, ...trigger.map(({ triggerId }) => triggerId)];
  expect(
    tag.flatMap(({ firingTriggerId }) => firingTriggerId).filter((id) => !triggers.includes(id)),
  ).toEqual([]);
  for (const list of [tag, trigger, variable])
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
});
