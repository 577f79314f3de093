import { asRecord, type Finding } from './findings.ts';

/** Domains that end with .example are reserved for examples (RFC 2606); the others name the company, its channel or its partners. */
const PLACEHOLDER = /\.example\b|datum|^Example partners$/i;

/** The name of the demonstration company, its channel or its domain, in a text. */
const NAME = /Datum (?:&|Line)|datum.?and.?beam/i;

/** The company data, and the texts, each after its file, that still belong to the demonstration company. */
export function findPlaceholders(company: unknown, texts: readonly (readonly [string, string])[]): Finding[] {
  const found = [
    ...placeholderPaths(company, '').map((path) => [path.slice(1), 'src/content/site.ts']), // without the leading dot
    ...texts.filter(([, text]) => NAME.test(text)).map(([file]) => [file, file]),
  ];
  if (found.length === 0) return [{ message: 'the company data is your own', state: 'ok' }];
  return found.map(([place, repair = '']) => {
    return { message: `${place} belongs to the demonstration company`, state: 'wrong', repair };
  });
}

function placeholderPaths(value: unknown, path: string): string[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [path] : [];
  return Object.entries(asRecord(value)).flatMap(([name, part]) => placeholderPaths(part, `${path}.${name}`));
}
