import {
  type CustomAtRules,
  type MediaQuery,
  type Selector,
  type TransformOptions,
  transform,
} from 'lightningcss';

/** Pseudo-classes and pseudo-elements that match nothing until a visitor interacts with the page. */
const INTERACTIVE: readonly string[] = [
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'modal',
  'popover-open',
  'backdrop',
  'selection',
];

/** Closed dialogs, and lists that are popovers. */
const CLOSED = /<dialog(?![^>]* open)[^>]*>.*?<\/dialog>|<ul[^>]* popover=[^>]*>.*?<\/ul>/gs;

/** The parts of selectors that match in a page at its first paint: `p`, `.lede`, and `[hidden` for an attribute, whatever its value. */
export function partsShown(body: string): Set<string> {
  const shown = `<html><body>${body.replace(CLOSED, '')}`;
  const classes = [...matchesOf(shown, / class="([^"]*)"/g)].flatMap((names) => names.split(' '));
  return new Set([
    ...matchesOf(shown, /<([a-z]\w*)/gi),
    ...classes.map((name) => `.${name}`),
    ...[...matchesOf(shown, / ([a-z-]+)=/gi)].map((name) => `[${name}`),
  ]);
}

/**
 * The critical CSS of a page: a stylesheet without rules for absent elements (`isShown` gets parts as `partsShown` returns them),
 * print, forced colours, and hover or focus, and without cursors, transitions, and unused custom properties and keyframes.
 */
export function criticalCss(css: string, isShown: (part: string) => boolean): string {
  const mayMatchAtFirstPaint = (selector: Selector): boolean => {
    // A script sets attributes of the root before the first paint.
    const isOfRoot = selector.some((part) => part.type === 'pseudo-class' && part.kind === 'root');
    return selector.every((part) => {
      switch (part.type) {
        case 'type':
          return isShown(part.name);
        case 'class':
          return isShown(`.${part.name}`);
        case 'attribute':
          return isOfRoot || isShown(`[${part.name}`);
        case 'pseudo-class':
        case 'pseudo-element':
          if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') {
            return part.selectors.some(mayMatchAtFirstPaint);
          }
          return !INTERACTIVE.includes(part.kind === 'custom' ? part.name : part.kind);
        default:
          return true;
      }
    });
  };
  const shown = transformCss(css, {
    visitor: {
      Declaration: { cursor: () => [], transition: () => [] },
      Rule: { media: ({ value }) => (value.query.mediaQueries.every(isOmitted) ? [] : undefined) },
      // biome-ignore lint/correctness/noComponentHookFactories: a visitor, not a component
      Selector: (selector) => (mayMatchAtFirstPaint(selector) ? undefined : []),
    },
  });
  // Unused are custom properties without a `var()`, and keyframes whose name occurs only once, in their own definition.
  const named = matchesOf(shown, /var\((--[\w-]+)/g);
  const properties = [...matchesOf(shown, /[{;](--[\w-]+):/g)].filter((name) => !named.has(name));
  const keyframes = [...matchesOf(shown, /@keyframes ([\w-]+)/g)].filter(
    (name) => shown.split(name).length === 2,
  );
  return transformCss(shown, { unusedSymbols: [...properties, ...keyframes] });
}

function transformCss(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
  return `${transform({ filename: 'first.css', code: Buffer.from(css), minify: true, ...options }).code}`;
}

function isOmitted({ mediaType, qualifier, condition }: MediaQuery): boolean {
  const isForcedColors = condition?.type === 'feature' && condition.value.name === 'forced-colors';
  return isForcedColors || (mediaType === 'print' && qualifier !== 'not');
}

/** The texts that the first group of a pattern matches. */
function matchesOf(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, match = '']) => match));
}
