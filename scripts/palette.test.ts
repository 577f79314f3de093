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

const declarations = [...tokens.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)];
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
