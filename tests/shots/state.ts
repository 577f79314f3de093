import type { Purpose } from '../../src/consent/purposes.ts';
import type { Step } from './responses.ts';

/** The widths of all screenshots: phone, tablet, smallest and usual desktop, large screen. */
export const WIDTHS: Readonly<Record<number, number>> = {
  390: 844,
  820: 1180,
  1280: 800,
  1440: 900,
  1920: 1080,
};

/** How a screenshot is taken, if not as most visitors see the page. */
export type Medium = 'forced colours' | 'reduced motion' | 'print' | '200 % text';

/** One state of a screen, as data and the few steps that lead to it. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** The widths of the viewport; by default all. */
  readonly widths?: readonly number[];
  readonly medium?: Medium;
  /** Shows the window, for what overlays the page; by default the whole page is. */
  readonly window?: true;
  /** What the visitor has allowed before; by default nothing. */
  readonly consent?: readonly Purpose[] | 'unasked';
  /** Steps before the page is opened: responses of the services. */
  readonly before?: Step;
  /** Steps on the open page. */
  readonly act?: Step;
}

/** A screen of the site and its states, in display order. */
export interface Screen {
  readonly name: string;
  readonly states: readonly State[];
}

const MEDIA: Readonly<Record<Medium, readonly number[]>> = {
  'forced colours': [1280],
  'reduced motion': [1440],
  print: [820],
  '200 % text': [390, 1280],
};

/** A state in its normal form and in every medium, each at the most telling widths. */
export function inEveryMedium(state: State): State[] {
  const media = Object.keys(MEDIA) as Medium[];
  return [state, ...media.map((medium) => inMedium(state, medium))];
}

/** A state in one other medium. */
export function inMedium(state: State, medium: Medium): State {
  const wanted = state.widths ?? MEDIA[medium];
  return { ...state, medium, widths: MEDIA[medium].filter((width) => wanted.includes(width)) };
}
