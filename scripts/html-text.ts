import { parseFragment } from 'parse5';
import { textOf } from '../src/domain/html/text-of.ts';

/** Returns the text of the site's own HTML, at build time and in tests. */
export function htmlText(html: string): string {
  return textOf(parseFragment(html));
}
