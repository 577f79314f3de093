// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { documentThumbnail } from './document-thumbnail.ts';
import type { DocumentKind } from './documents/document-kind.ts';
import { parsedSvg } from './parsed-markup.ts';

const outlines = { kindOutline: 'M1 2h3', numberOutline: 'M4 5h6' };
const kinds: DocumentKind[] = ['guide', 'checklist', 'template', 'brief', 'default'];
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe.each(kinds)('the thumbnail of a %s', (kind) => {
  test('is a sheet of A4 with the outlined words of its title block', () => {
    for (const number of numbers) {
      const svg = parsedSvg(documentThumbnail({ kind, number, ...outlines }));
      expect(svg.getAttribute('viewBox')).toBe('0 0 420 594');
      expect(svg.querySelectorAll('path[d="M1 2h3"], path[d="M4 5h6"]')).toHaveLength(2);
    }
  });

  test('is the same each time', () => {
    expect(documentThumbnail({ kind, number: 3, ...outlines })).toBe(
      documentThumbnail({ kind, number: 3, ...outlines }),
    );
  });
});

test('the ground tells a guide, a checklist, a template and a brief apart', () => {
  const grounds = kinds
    .filter((kind) => kind !== 'default')
    .map((kind) =>
      parsedSvg(documentThumbnail({ kind, number: 1, ...outlines }))
        .querySelector('path')
        ?.getAttribute('fill'),
    );
  expect(new Set(grounds).size).toBe(4);
});
