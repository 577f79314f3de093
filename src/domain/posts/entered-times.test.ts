import { expect, test } from 'vitest';
import {
  type EnteredTimes,
  INCOMPLETE_TIME,
  timeErrors,
  toEnteredTimes,
  toLocalTime,
  toMoment,
  toPostTimes,
} from './entered-times.ts';
import type { Schedule } from './schedule.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const PAST = new Date('2026-11-24T09:59:00Z');
const SOON = new Date('2026-11-24T10:05:00Z');
const LATER = new Date('2026-11-25T10:00:00Z');
const CREATED = new Date('2026-11-01T08:00:17.342Z');

const NONE: EnteredTimes = { date: '', publishAt: '', unpublishAt: '' };
const [past, soon, later] = [PAST, SOON, LATER].map(toLocalTime) as [string, string, string];

/** `datedLater`: the post gets its date when it appears. */
const draft: Schedule = { published: false, date: CREATED, datedLater: true };
const published: Schedule = { published: true, date: CREATED };

test('STAFF-01 a time is entered and shown to the minute, in the zone of the browser', () => {
  expect(toLocalTime(new Date(2026, 10, 24, 9, 5, 59))).toBe('2026-11-24T09:05');
  expect(toMoment('2026-11-24T09:05')).toEqual(new Date(2026, 10, 24, 9, 5));
  for (const none of [null, undefined, new Date(Number.NaN)]) expect(toLocalTime(none)).toBe('');
  for (const none of ['', INCOMPLETE_TIME, '2026-02-31T09:00Z?']) expect(toMoment(none)).toBeUndefined();
});

const ERRORS = {
  incomplete: 'Enter both the day and the time, or leave it empty',
  far: 'This is more than a year ahead',
  past: 'This time has passed',
  reversed: 'This is before the post appears',
};

test.each<[string, Partial<EnteredTimes>, Schedule | undefined, Partial<EnteredTimes>]>([
  ['nothing', {}, undefined, {}],
  ['times to come, and any date', { publishAt: soon, unpublishAt: later, date: past }, undefined, {}],
  ['a time that has passed', { publishAt: past }, undefined, { publishAt: ERRORS.past }],
  ['half a time', { unpublishAt: INCOMPLETE_TIME }, undefined, { unpublishAt: ERRORS.incomplete }],
  [
    'dates in two years',
    { publishAt: '2028-11-24T10:00', date: '2028-11-24T10:00' },
    undefined,
    { publishAt: ERRORS.far, date: ERRORS.far },
  ],
  [
    'an end before the beginning',
    { publishAt: later, unpublishAt: soon },
    undefined,
    { unpublishAt: ERRORS.reversed },
  ],
  [
    'an end at the beginning',
    { publishAt: soon, unpublishAt: soon },
    undefined,
    { unpublishAt: ERRORS.reversed },
  ],
  ['what has passed since the post was opened', { publishAt: past }, { ...draft, publishAt: PAST }, {}],
  ['an end before a beginning that is over', { publishAt: later, unpublishAt: soon }, published, {}],
])('STAFF-01 %s: the form refuses only the times that are impossible', (_, entered, before, errors) => {
  expect(timeErrors({ ...NONE, ...entered }, before, NOW)).toEqual(errors);
});

/** The entered times of a post, with changes. */
const edited = (before: Schedule, entered: Partial<EnteredTimes> = {}) => ({
  ...toEnteredTimes(before),
  ...entered,
});
const scheduled: Schedule = { ...draft, publishAt: SOON };
const due: Schedule = { ...draft, publishAt: PAST };
const timed: EnteredTimes = { ...NONE, publishAt: soon };

/** The stored times of a post that appears now, that was published before, that is scheduled, and that is a draft. */
const APPEARS = { published: true, date: 'now', datedLater: false };
const PUBLISHED = { published: true, datedLater: false };
const SCHEDULED = { published: false, publishAt: SOON, datedLater: true };
const DRAFT = { published: false, datedLater: true };

test.each<[string, EnteredTimes, Schedule | undefined, boolean | undefined, object]>([
  ['a new post, published', NONE, undefined, true, APPEARS],
  ['a new draft', NONE, undefined, false, { ...DRAFT, date: 'now' }],
  ['a new post with a time', timed, undefined, true, { ...SCHEDULED, date: 'now' }],
  [
    'a new post with a time and an end',
    { ...timed, unpublishAt: later },
    undefined,
    true,
    { ...SCHEDULED, unpublishAt: LATER, date: 'now' },
  ],
  [
    'a new post with a time and a date',
    { ...timed, date: past },
    undefined,
    true,
    { ...SCHEDULED, date: PAST, datedLater: false },
  ],
  ['a new draft with a time, which is not stored', timed, undefined, false, { ...DRAFT, date: 'now' }],
  ['a draft, published', edited(draft), draft, true, APPEARS],
  ['a draft, saved again', edited(draft), draft, undefined, DRAFT],
  ['a scheduled post, saved as it is', edited(scheduled), scheduled, undefined, SCHEDULED],
  ['a scheduled post, saved as a draft', edited(scheduled), scheduled, false, DRAFT],
  ['a scheduled post, published now', edited(scheduled, { publishAt: '' }), scheduled, undefined, APPEARS],
  ['a post whose time came while it was open', edited(due), due, undefined, PUBLISHED],
  ['a published post', edited(published), published, undefined, PUBLISHED],
  ['a published post, unpublished', edited(published), published, false, { ...PUBLISHED, published: false }],
  [
    'a published post with another date',
    edited(published, { date: past }),
    published,
    undefined,
    { ...PUBLISHED, date: PAST },
  ],
])('STAFF-01 saving stores the right times of %s', (_, entered, before, isPublic, stored) => {
  expect(toPostTimes(entered, before, isPublic, NOW)).toEqual(stored);
});
