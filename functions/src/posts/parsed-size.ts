import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { isTooComplex, MAX_DEPTH, MAX_ELEMENTS, MAX_LENGTH, TooComplexError } from '#domain/html/nesting.ts';

/**
 * Whether HTML is too complex for a DOM, or becomes too many elements, too deep a tree or too long attributes. This is counted with
 * the parser that jsdom uses, and as jsdom sets it, but without its DOM, which could take a minute.
 */
export function isTooLarge(html: string): boolean {
  if (isTooComplex(html)) return true;
  let [elements, depth, length] = [0, -2, 0]; // `html` and `body` do not count.
  const check = () => {
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH || length > MAX_LENGTH) throw new TooComplexError();
  };
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      elements += 1;
      for (const { name, value } of attributes) length += name.length + value.length;
      check();
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    onItemPush() {
      depth += 1;
      check();
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    parse<DefaultTreeAdapterMap>(html, { treeAdapter, scriptingEnabled: false });
    return false;
  } catch (error) {
    if (error instanceof TooComplexError) return true;
    throw error;
  }
}
