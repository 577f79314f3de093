import { expect, test } from 'vitest';
import { atMoment, isToBePublic, type Schedule, stateOf } from './schedule.ts';

const NINE = new Date('2026-11-24T09:00:00Z');
const TEN = new Date('2026-11-24T10:00:00Z');
const ELEVEN = new Date('2026-11-24T11:00:00Z');
const CREATED = new Date('2026-11-01T08:00:00Z');

const draft: Schedule = { published: false, date: CREATED };
const published: Schedule = { published: true, date: CREATED };

test.each<[string, Schedule, Schedule]>([
  ['a draft stays one', draft, draft],
  ['a published post stays it', published, published],
  ['its time to come, it waits', { ...draft, publishAt: ELEVEN }, { ...draft, publishAt: ELEVEN }],
  ['its time come, it is published', { ...draft, publishAt: TEN }, published],
  ['long after its time, too', { ...draft, publishAt: NINE }, published],
  [
    'a date to be decided is that time',
    { ...draft, publishAt: NINE, datedLater: true },
    { ...published, date: NINE },
  ],
  ['so is one that is missing', { ...draft, publishAt: NINE, date: null }, { ...published, date: NINE }],
  ['its end to come, it stays', { ...published, unpublishAt: ELEVEN }, { ...published, unpublishAt: ELEVEN }],
  ['its end come, it is a draft', { ...published, unpublishAt: TEN }, draft],
  [
    'published, it keeps its end',
    { ...draft, publishAt: NINE, unpublishAt: ELEVEN },
    { ...published, unpublishAt: ELEVEN },
  ],
  ['both past, it has ended', { ...draft, publishAt: NINE, unpublishAt: TEN }, draft],
  ['both at one moment, it has ended', { ...draft, publishAt: NINE, unpublishAt: NINE }, draft],
  ['hidden for an hour, it is back', { ...published, unpublishAt: NINE, publishAt: TEN }, published],
  [
    'and is hidden until then',
    { ...published, unpublishAt: NINE, publishAt: ELEVEN },
    { ...draft, publishAt: ELEVEN },
  ],
])('STAFF-01 at ten: %s', (_, before, after) => {
  const then = atMoment(before, TEN);
  expect(then).toEqual(after);
  // A second run has nothing to do, and returns the same object.
  expect(atMoment(then, TEN)).toBe(then);
});

test.each([
  ['draft', draft, true, false],
  ['draft', { ...draft, unpublishAt: TEN }, true, false],
  ['scheduled', { ...draft, publishAt: TEN }, true, true],
  ['published', published, true, true],
  ['not-shown', published, false, true],
  ['draft', draft, false, false],
] as const)('STAFF-01 a post is %s: %j', (state, post, canBeShown, isPublic) => {
  expect(stateOf(post, canBeShown)).toBe(state);
  expect(isToBePublic(post)).toBe(isPublic);
});
