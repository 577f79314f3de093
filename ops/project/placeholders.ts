import type { Finding } from './findings.ts';

/** Domains that end with .example are reserved for examples (RFC 2606); the others name the company, its channel or its partners. */
const PLACEHOLDER = /\.example\b|datum|^Example partners$/i;

/** The name of the demonstration company, its channel or its domain, in a text. */
const NAME = /Datum (?:&|Line)|datumandbeam/;

/** The company data, and of the texts by file those that name it, that still belong to the demonstration company. */
export function findPlaceholders(company: unknown, texts: Readonly<Record<string, string>> = {}): Finding[] {
  const places = placeholderPaths(company, '').map((path) => [path.slice(1), 'src/content/site.ts']); // without the leading dot
  for (const [file, text] of Object.entries(texts)) if (NAME.test(text)) places.push([file, file]);
  if (places.length === 0) return [{ message: 'the company data is your own', state: 'ok' }];
  return places.map(([place, repair = '']) => ({
    message: `${place} belongs to the demonstration company`,
    state: 'wrong',
    repair,
  }));
}

function placeholderPaths(value: unknown, path: string): string[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [path] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => placeholderPaths(part, `${path}.${name}`));
}
