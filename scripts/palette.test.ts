import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PALETTE } from '../src/drawings/palette.ts';

// This test is not beside the palette because it reads a file: the test runner empties imported stylesheets.
const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

type Triple = readonly [number, number, number];

/** OKLCH to linear sRGB by the matrices of Björn Ottosson, "A perceptual color space for image processing". */
function linearSrgb([lightness, chroma, hue]: Triple): Triple {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** The transfer function of IEC 61966-2-1, clipped to the gamut. */
function hexDigits(linear: number): string {
  const clipped = Math.max(0, Math.min(1, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

function camelCase(token: string): string {
  return token.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Tokens with a light and a dark value. Picture files always have the light one: they are sheets of paper. */
const declarations = [
  ...tokens.matchAll(
    /--([\w-]+): (?:light-dark\()?oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)(?:, oklch\([^/)]*\)\))?;/g,
  ),
];
const converted = declarations.map(([, name = '', lightness, chroma, hue]) => {
  const channels = linearSrgb([Number(lightness), Number(chroma), Number(hue)]);
  return [camelCase(name), `#${channels.map(hexDigits).join('')}`] as const;
});

describe('PALETTE', () => {
  test('has every colour token, and nothing else', () => {
    expect(converted.length).toBeGreaterThan(30);
    expect(Object.keys(PALETTE)).toEqual(converted.map(([name]) => name));
  });

  test.each(converted)('has %s as %s', (name, hex) => {
    expect(PALETTE).toHaveProperty(name, hex);
  });
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

/** The properties of a surface: those of all surfaces by the rule for `body`, and its own. */
function surface(selector: string): Properties {
  const rules = [...surfaces.matchAll(/^ {2}([^ {}][^{}]*) \{([^{}]*)\}/gm)];
  const own = rules.filter(([, selectors = '']) => selectors.trim().split(/,\s*/).includes(selector));
  expect(own.length).toBeGreaterThan(0);
  return new Map([...propertiesIn(tokens), ...own.flatMap(([, , body = '']) => propertiesIn(body))]);
}

/** The part of `light-dark(…, …)` that a scheme uses. */
function chosen(value: string, scheme: Scheme): string {
  const [, day = '', night = ''] =
    /^light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^()]|\([^()]*\))+)\)$/.exec(value) ?? [];
  if (!day) return value;
  return scheme === 'light' ? day : night;
}

/** Relative luminance by WCAG 2.2 of the colour that a property has. */
function luminance(name: string, properties: Properties, scheme: Scheme): number {
  let value = chosen(properties.get(name) ?? '', scheme);
  for (let alias = /^var\(--([\w-]+)\)$/.exec(value); alias; alias = /^var\(--([\w-]+)\)$/.exec(value))
    value = chosen(properties.get(alias[1] ?? '') ?? '', scheme);
  if (value === '#fff') return 1;
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
  if (lightness === undefined) throw new Error(`--${name} is no opaque colour: ${value}`);
  const [red, green, blue] = linearSrgb([Number(lightness), Number(chroma), Number(hue)]);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, properties: Properties, scheme: Scheme): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(name, properties, scheme))
    .toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['paper', 'film', 'film-2', 'raised'];

describe.each<Scheme>(['light', 'dark'])('the contrasts of the %s scheme', (scheme) => {
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
  ] as const)('%s on %s is text: 4.5 to 1', (text, ground) => {
    expect(contrast(text, ground, surface('body'), scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    GROUNDS.flatMap((ground) => ['line-strong', 'focus', 'ln'].map((line) => [line, ground] as const)),
  )('%s on %s is a border or a line that says something: 3 to 1', (line, ground) => {
    expect(contrast(line, ground, surface('.on-paper'), scheme)).toBeGreaterThanOrEqual(3);
  });

  test.each(['fg', 'fg-soft', 'link'])('%s on ink is text: 4.5 to 1', (text) => {
    expect(contrast(text, 'bg', surface('.on-ink'), scheme)).toBeGreaterThanOrEqual(4.5);
  });
});
