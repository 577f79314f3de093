import { expect, test } from 'vitest';
import { applySchedule, isToBePublic, type Schedule, stateOf } from './schedule.ts';

const NINE = new Date('2026-11-24T09:00:00Z');
const TEN = new Date('2026-11-24T10:00:00Z');
const ELEVEN = new Date('2026-11-24T11:00:00Z');
const CREATED = new Date('2026-11-01T08:00:00Z');

const draft: Schedule = { published: false, date: CREATED };
const published: Schedule = { published: true, date: CREATED };

// In these titles a post's time is its `publishAt`, and its end its `unpublishAt`.
test.each<[string, Schedule, Schedule]>([
  ['a draft stays a draft', draft, draft],
  ['a published post stays published', published, published],
  ['a draft waits for its time', { ...draft, publishAt: ELEVEN }, { ...draft, publishAt: ELEVEN }],
  ['a draft whose time has come is published', { ...draft, publishAt: TEN }, published],
  ['a draft whose time is long past is published', { ...draft, publishAt: NINE }, published],
  [
    'a date to be set later becomes the time of publication',
    { ...draft, publishAt: NINE, datedLater: true },
    { ...published, date: NINE },
  ],
  [
    'a missing date becomes the time of publication',
    { ...draft, publishAt: NINE, date: null },
    { ...published, date: NINE },
  ],
  ['a post waits for its end', { ...published, unpublishAt: ELEVEN }, { ...published, unpublishAt: ELEVEN }],
  ['a published post whose end has come is a draft', { ...published, unpublishAt: TEN }, draft],
  [
    'a draft that is published keeps its end',
    { ...draft, publishAt: NINE, unpublishAt: ELEVEN },
    { ...published, unpublishAt: ELEVEN },
  ],
  ['a draft whose time and end are past is a draft', { ...draft, publishAt: NINE, unpublishAt: TEN }, draft],
  ['a draft whose time is its end is a draft', { ...draft, publishAt: NINE, unpublishAt: NINE }, draft],
  ['a post unpublished until ten is back', { ...published, unpublishAt: NINE, publishAt: TEN }, published],
  [
    'a post unpublished until eleven is still a draft',
    { ...published, unpublishAt: NINE, publishAt: ELEVEN },
    { ...draft, publishAt: ELEVEN },
  ],
])('STAFF-01 at ten, %s', (_, before, after) => {
  const applied = applySchedule(before, TEN);
  expect(applied).toEqual(after);
  // A second run has nothing to do, and returns the same object.
  expect(applySchedule(applied, TEN)).toBe(applied);
});

test.each([
  ['draft', draft, true, false],
  ['draft', { ...draft, unpublishAt: TEN }, true, false],
  ['scheduled', { ...draft, publishAt: TEN }, true, true],
  ['published', published, true, true],
  ['not-shown', published, false, true],
  ['draft', draft, false, false],
] as const)(
  'STAFF-01 the state is %s for %j, if it can be shown: %s, and to be public: %s',
  (state, post, canBeShown, isPublic) => {
    expect(stateOf(post, canBeShown)).toBe(state);
    expect(isToBePublic(post)).toBe(isPublic);
  },
);
