import { applySchedule, isToBePublic, MAX_AHEAD_MS, type Schedule } from './schedule.ts';

/** The times of a post as entered: values of `datetime-local` inputs, in the browser's time zone; '' for none. */
export interface EnteredTimes {
  readonly date: string;
  readonly publishAt: string;
  readonly unpublishAt: string;
}

type TimeName = keyof EnteredTimes;

/** Stands for an input that is only partly filled in, because the browser reports such an input as empty. */
export const INCOMPLETE_TIME = 'incomplete';

/** Formats a moment as the value of a `datetime-local` input, to the minute; '' for none. */
export function toLocalTime(moment: Date | null | undefined): string {
  if (!moment || Number.isNaN(moment.getTime())) return '';
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000); // toISOString writes UTC.
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** Returns the moment that was entered, or undefined if the input was empty or only partly filled in. */
export function toMoment(entered: string): Date | undefined {
  const moment = new Date(entered);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** The times of a post as the form shows them. The date is empty if the post gets it when it appears. */
export function toEnteredTimes(post: Schedule | undefined): EnteredTimes {
  return {
    date: post?.datedLater ? '' : toLocalTime(post?.date),
    publishAt: toLocalTime(post?.publishAt),
    unpublishAt: toLocalTime(post?.unpublishAt),
  };
}

/**
 * Returns the errors of the entered times, by field. Unchanged times may have passed, because the form can stay open.
 *
 * @param before the post as it was opened; undefined for a new one
 */
export function timeErrors(
  entered: EnteredTimes,
  before: Schedule | undefined,
  now: Date,
): Partial<Record<TimeName, string>> {
  const shown = toEnteredTimes(before);
  const errorOf = (name: TimeName) => {
    if (entered[name] === '' || entered[name] === shown[name]) return undefined;
    const moment = toMoment(entered[name]);
    if (!moment) return 'Enter both the day and the time, or leave it empty';
    if (moment.getTime() > now.getTime() + MAX_AHEAD_MS) return 'This is more than a year ahead';
    return name !== 'date' && moment <= now ? 'This time has passed' : undefined;
  };
  const publishAt = before?.published ? undefined : errorOf('publishAt');
  const [start, end] = [toMoment(entered.publishAt), toMoment(entered.unpublishAt)];
  const isReversed = !before?.published && start && end && end <= start;
  const unpublishAt = errorOf('unpublishAt') ?? (isReversed ? 'This is before the post appears' : undefined);
  const date = errorOf('date');
  return { ...(publishAt && { publishAt }), ...(unpublishAt && { unpublishAt }), ...(date && { date }) };
}

/** When a post is visible, in the form that is stored. */
export interface PostTimes {
  readonly published: boolean;
  readonly publishAt?: Date | undefined;
  readonly unpublishAt?: Date | undefined;
  /** `now` is the moment of writing; undefined leaves the date as it is. */
  readonly date?: Date | 'now' | undefined;
  /** Whether the post has no date of its own, and gets the moment at which it appears. */
  readonly datedLater?: boolean | undefined;
}

/**
 * Returns the times to be stored. Times that have passed since the post was opened have taken effect.
 *
 * @param before the post as it was opened; undefined for a new one
 * @param isPublic whether the post is to be public, now or at the entered time; undefined leaves that as it is
 */
export function toPostTimes(
  entered: EnteredTimes,
  before: Schedule | undefined,
  isPublic: boolean | undefined,
  now: Date,
): PostTimes {
  const present = before && applySchedule(before, now);
  const shown = toEnteredTimes(before);
  const momentOf = (name: 'publishAt' | 'unpublishAt') =>
    entered[name] === shown[name] ? present?.[name] : toMoment(entered[name]);
  const shouldBePublic = isPublic ?? (!present || isToBePublic(present));
  const publishAt = shouldBePublic && !present?.published ? momentOf('publishAt') : undefined;
  const published = shouldBePublic && publishAt === undefined;
  const isAppearing = published && !present?.published;
  const ownDate = entered.date === shown.date ? undefined : toMoment(entered.date);
  const isDatedNow = entered.date === '' && (isAppearing || !present);
  return {
    published,
    publishAt,
    unpublishAt: momentOf('unpublishAt'),
    date: ownDate ?? (isDatedNow ? 'now' : undefined),
    datedLater: entered.date === '' && !published,
  };
}
