import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { PALETTE } from '../src/drawings/palette.ts';

// Not beside the palette, because tests in src cannot read files (they have no types of Node), and the test runner empties
// stylesheets that are imported.
const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

/** A CSS colour in hex notation. lightningcss converts it because Chrome 100 (`100 << 16`) does not know oklch(). */
function hexOf(color: string): string {
  const code = Buffer.from(`a{color:${color}}`);
  const css = transform({ filename: 'a.css', code, targets: { chrome: 100 << 16 } }).code.toString();
  const [, hex = ''] = /color: (#\w+)/.exec(css) ?? [];
  return hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
}

function camelCase(token: string): string {
  return token.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The tokens with an opaque colour, or the light one of `light-dark(…, …)`: picture files are light in both schemes. */
const declarations = [
  ...tokens.matchAll(
    /--([\w-]+): (?:light-dark\()?(oklch\([\d.]+ [\d.]+ [\d.]+\))(?:, oklch\([^/)]*\)\))?;/g,
  ),
];
const converted = new Map(declarations.map(([, name = '', color = '']) => [camelCase(name), hexOf(color)]));

test.each(Object.entries(PALETTE))('PALETTE has the token %s as %s', (name, hex) => {
  expect(converted.get(name)).toBe(hex);
});

const surfaces = readFileSync(new URL('../src/styles/surfaces.css', import.meta.url), 'utf8').replaceAll(
  /\/\*.*?\*\//gs,
  '',
);

type Scheme = 'light' | 'dark';
type Properties = ReadonlyMap<string, string>;

/** The custom properties declared in a text of CSS. */
function propertiesIn(css: string): [string, string][] {
  return [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
}

/** All tokens, and the custom properties of the rules with this selector, which are indented by two spaces, in a layer. */
function surface(selector: string): Properties {
  const rules = [...surfaces.matchAll(/^ {2}([^ {}][^{}]*) \{([^{}]*)\}/gm)];
  const own = rules.filter(([, selectors = '']) => selectors.trim().split(/,\s*/).includes(selector));
  expect(own.length).toBeGreaterThan(0);
  return new Map([...propertiesIn(tokens), ...own.flatMap(([, , body = '']) => propertiesIn(body))]);
}

/** The part of `light-dark(…, …)` that a scheme uses. */
function chosen(value: string, scheme: Scheme): string {
  const [, light = '', dark = ''] =
    /^light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^()]|\([^()]*\))+)\)$/.exec(value) ?? [];
  if (!light) return value;
  return scheme === 'light' ? light : dark;
}

/** The value of a custom property in a scheme. If the value is `var(…)` of another property: that property's value. */
function resolved(name: string, properties: Properties, scheme: Scheme): string {
  const value = chosen(properties.get(name) ?? '', scheme);
  const [, alias] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return alias ? resolved(alias, properties, scheme) : value;
}

/** Relative luminance by WCAG 2.2 of the colour that a property has. */
function luminance(name: string, properties: Properties, scheme: Scheme): number {
  const value = resolved(name, properties, scheme);
  const channels = hexOf(value).match(/\w\w/g) ?? [];
  if (channels.length !== 3) throw new Error(`--${name} is no opaque colour: ${value}`);
  const [red = 0, green = 0, blue = 0] = channels.map((digits) => {
    const share = Number.parseInt(digits, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, properties: Properties, scheme: Scheme): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(name, properties, scheme))
    .toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['paper', 'film', 'film-2', 'raised'];

describe.each<Scheme>(['light', 'dark'])('in the %s scheme', (scheme) => {
  test.each([
    ...GROUNDS.flatMap((ground) =>
      ['fg', 'fg-soft', 'link', 'text-faint', 'error', 'success'].map((text) => [text, ground] as const),
    ),
    ['text', 'error-wash'],
    ['error', 'error-wash'],
    ['text', 'success-wash'],
    ['success', 'success-wash'],
    ['ink-950', 'signal'],
    ['ink-950', 'signal-hover'],
    ['paper', 'error'],
  ] as const)('text in %s on %s has a contrast of at least 4.5 to 1', (text, ground) => {
    expect(contrast(text, ground, surface('body'), scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    GROUNDS.flatMap((ground) => ['line-strong', 'focus', 'ln'].map((line) => [line, ground] as const)),
  )('a line that carries meaning, in %s on %s, has a contrast of at least 3 to 1', (line, ground) => {
    expect(contrast(line, ground, surface('.on-paper'), scheme)).toBeGreaterThanOrEqual(3);
  });

  test.each(['fg', 'fg-soft', 'link'])('text in %s on ink has a contrast of at least 4.5 to 1', (text) => {
    expect(contrast(text, 'bg', surface('.on-ink'), scheme)).toBeGreaterThanOrEqual(4.5);
  });
});
