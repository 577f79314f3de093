import { provideDomWindow } from 'virtual:site';

let ready: Promise<void> | undefined;

/** Posts are sanitised in a DOM also where there is no browser: jsdom, which DOMPurify is tested with. Loaded once. */
export function readyDom(origin: string): Promise<void> {
  ready ??= load(origin);
  return ready;
}

async function load(origin: string): Promise<void> {
  const { JSDOM } = await import('jsdom');
  provideDomWindow(new JSDOM('', { url: origin }).window);
}
