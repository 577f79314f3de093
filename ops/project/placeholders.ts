import type { Finding } from './findings.ts';

/** Domains that end with .example are reserved for examples (RFC 2606); the others name the company, its channel or its partners. */
const PLACEHOLDER = /\.example\b|datum|^Example partners$/i;

/** The company data that still belongs to the demonstration company. */
export function findPlaceholders(company: unknown): Finding[] {
  const found = placeholderPaths(company, '');
  if (found.length === 0) return [{ message: 'the company data is your own', state: 'ok' }];
  return found.map((place) => ({
    message: `${place.slice(1)} belongs to the demonstration company`, // without the leading dot
    state: 'wrong',
    repair: 'src/content/site.ts',
  }));
}

function placeholderPaths(value: unknown, path: string): string[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [path] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => placeholderPaths(part, `${path}.${name}`));
}
