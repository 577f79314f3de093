import { type Page, provoke } from './provoke.ts';
import { STAGE } from './stage-name.ts';
import { takenNames } from './taken-names.ts';
import { outlast } from './witness.ts';

/** How a payload gets into a page. */
export type Show = (page: Document, payload: string) => void;

/** A payload that did something, and what. */
export interface Deed {
  readonly payload: string;
  readonly did: readonly string[];
}

interface Stage {
  readonly payload: string;
  readonly frame: HTMLIFrameElement;
  readonly page: Page;
  /** The content of the frame unless something navigates it. */
  readonly document: Document;
  readonly did: Set<string>;
}

/** How many pages are open at a time. */
const AT_ONCE = 80;

let opened = 0;

/**
 * Shows each payload in its own page, provokes it in every way, and returns those that did something: that ran script,
 * made a request, took a name or left the page.
 */
export async function perform(payloads: readonly string[], show: Show): Promise<Deed[]> {
  const deeds: Deed[] = [];
  for (let start = 0; start < payloads.length; start += AT_ONCE)
    deeds.push(...(await performTogether(payloads.slice(start, start + AT_ONCE), show)));
  return deeds.filter(({ did }) => did.length > 0);
}

async function performTogether(payloads: readonly string[], show: Show): Promise<Deed[]> {
  const untouched = openStage('');
  const stages = payloads.map(openStage);
  for (const { document, payload } of [untouched, ...stages]) show(document, payload);
  const requests = await outlast();
  for (const { payload, page, did } of stages.filter(isThere))
    for (const name of takenNames(payload, page, untouched.page)) did.add(`took the name ${name}`);
  for (const { page } of stages.filter(isThere)) provoke(page);
  requests.push(...(await outlast()));
  for (const stage of stages) if (!isThere(stage)) stage.did.add('left the page');
  const strays = new Set<string>();
  for (const { stage, address } of requests) {
    const did = stage ? stages.find(({ frame }) => frame.name === stage)?.did : strays;
    did?.add(`requested ${address}`);
  }
  for (const { frame } of [untouched, ...stages]) frame.remove();
  return [...stages, { payload: 'one of these', did: strays }].map(({ payload, did }) => ({
    payload,
    did: [...did],
  }));
}

function openStage(payload: string): Stage {
  const frame = document.createElement('iframe');
  opened += 1;
  frame.name = `${STAGE}${opened}`;
  // On top of one another, so that each is visible: what is out of view may load later, or never.
  frame.style.cssText = 'position: fixed; inset: 0';
  document.body.append(frame);
  const page = frame.contentWindow as Page;
  const did = new Set<string>();
  Object.assign(page, { ran: () => void did.add('ran') });
  return { payload, frame, page, document: page.document, did };
}

function isThere({ frame, document }: Stage): boolean {
  return frame.contentDocument === document;
}
