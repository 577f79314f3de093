import { expect, test } from 'vitest';
import { aLead } from '#tests/factories/lead.ts';
import { ROLES } from '../staff/role.ts';
import { hasWords, mayErase, readLead } from './lead.ts';
import { personalDataOf } from './personal-data.ts';

test('LEAD-04 a search finds every word anywhere in a lead, in any case', () => {
  const lead = aLead({ name: 'Zofia Nowak', notes: 'Call on Monday', attribution: { campaign: 'Spring' } });
  const found = ['zofia', 'NOWAK monday', 'spring zofia', ''].map((words) => hasWords(lead, words));
  expect(found).toEqual([true, true, true, true]);
  expect(hasWords(lead, 'zofia tuesday')).toBe(false);
});

test('LEAD-04 a document with an unknown state is not read as a lead', () => {
  const moment = { toDate: () => new Date() };
  const { id, ...lead } = aLead();
  const stored = { ...lead, at: moment, expireAt: moment };
  expect(readLead(id, stored)).toMatchObject({ id, email: lead.email });
  expect(readLead(id, { ...stored, state: 'lost' })).toBeUndefined();
});

test('LEAD-05 only owners may erase a person’s data', () => {
  expect(ROLES.filter(mayErase)).toEqual(['owner']);
});

test('LEAD-05 personal data has each fact with its source, purpose, basis and end, and the consent with its version', () => {
  const [sent] = personalDataOf('a@example.org', [aLead({ attribution: { site: 'Google' } })], 1).leads;
  const facts = Object.fromEntries(sent?.facts.map(({ label, ...fact }) => [label, fact]) ?? []);
  for (const { source, purpose, basis, end } of Object.values(facts)) {
    expect([source, purpose, basis].every(Boolean)).toBe(true);
    expect(end).toBe('01.05.2027');
  }
  expect(facts['What the form said, and its version']?.value).toBe('We reply. (v1)');
  expect(facts['Where the visit came from']?.value).toBe('Google');
  expect(Object.keys(facts)).toHaveLength(12); // The fields of CATALOGUE.leads that have a value in this lead.
});
