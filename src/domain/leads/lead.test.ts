import { expect, test } from 'vitest';
import { aLead } from '#tests/factories/lead.ts';
import { ROLES } from '../staff/role.ts';
import { hasWords, mayErase, readLead } from './lead.ts';

test('LEAD-04 a search finds every word anywhere in a lead, in any case', () => {
  const lead = aLead({ name: 'Zofia Nowak', notes: 'Call on Monday', attribution: { campaign: 'Spring' } });
  const found = ['zofia', 'NOWAK monday', 'spring zofia', ''].map((words) => hasWords(lead, words));
  expect(found).toEqual([true, true, true, true]);
  expect(hasWords(lead, 'zofia tuesday')).toBe(false);
});

test('LEAD-04 a document that is not a lead is not shown', () => {
  const moment = { toDate: () => new Date() };
  const { id, ...lead } = aLead();
  const stored = { ...lead, at: moment, expireAt: moment };
  expect(readLead(id, stored)).toMatchObject({ id, email: lead.email });
  expect(readLead(id, { ...stored, state: 'lost' })).toBeUndefined();
});

test('LEAD-05 only owners can erase', () => {
  expect(ROLES.filter(mayErase)).toEqual(['owner']);
});
