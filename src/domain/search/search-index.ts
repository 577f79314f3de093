import MiniSearch, { type SearchOptions } from 'minisearch';
import type { FoundEntry, SearchEntry, SearchKind, SearchResult } from './search-entry.ts';
import { MAX_RESULTS, SEARCH_MAX_LENGTH } from './search-limits.ts';
import { isSearchable, wordsOf } from './words.ts';

const MAX_SUGGESTIONS = 3;

/** The lengths of words that are matched by prefix and fuzzily. The cost of fuzzy matching grows with the length. */
const MIN_PREFIX_LENGTH = 2;
const MIN_FUZZY_LENGTH = 4;
const MAX_FUZZY_LENGTH = 20;

/** The maximum number of words of a query. */
const MAX_WORDS = 8;

/** The maximum number of wrong letters in a word. */
const MAX_FUZZY = 3;

/** The share of a word's letters that may be wrong; suggestions allow more. */
const FUZZY = 0.2;
const SUGGESTED_FUZZY = 0.4;

/** Weights of kinds by how often visitors look for them. A chapter ranks below its document. */
const WEIGHTS: Partial<Record<SearchKind, number>> = { service: 1.5, page: 1.2, job: 1.2, chapter: 0.7 };

const options: SearchOptions = {
  boost: { title: 4, summary: 2 },
  boostDocument: (_id, _term, stored) => WEIGHTS[stored?.kind as SearchKind] ?? 1,
  // Only the last word is still being typed.
  prefix: (term, index, terms) => index === terms.length - 1 && term.length >= MIN_PREFIX_LENGTH,
  fuzzy: (term) => mayBeMistyped(term) && FUZZY,
  maxFuzzy: MAX_FUZZY,
};

/** The entries of the site, to be searched with `searchSite`. */
export type SearchIndex = MiniSearch<SearchEntry & { readonly id: number }>;

/** Builds the index, in several tasks: the 110 entries of the seed take 0.1 s of a slow processor. */
export async function createSearchIndex(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const index: SearchIndex = new MiniSearch({
    fields: ['title', 'summary', 'words'],
    storeFields: ['kind', 'title', 'path', 'summary', 'place'],
    tokenize: wordsOf,
    processTerm: (term) => isSearchable(term) && term,
    searchOptions: options,
  });
  await index.addAllAsync(entries.map((entry, id) => ({ ...entry, id })));
  return index;
}

/**
 * Searches all entries for the words of a query, in any order and with typing errors. If no entry has all of them, those
 * with some are found. At most eight words are searched, so that no query delays others.
 */
export function searchSite(index: SearchIndex, query: string): SearchResult {
  const words = [...new Set(wordsOf(query.slice(0, SEARCH_MAX_LENGTH)))].slice(0, MAX_WORDS).join(' ');
  const withAllWords = index.search(words, { combineWith: 'AND' });
  const found = withAllWords.length > 0 ? withAllWords : index.search(words);
  return {
    count: found.length,
    found: found.slice(0, MAX_RESULTS).map(({ kind, title, path, summary, place, terms }) => ({
      ...({ kind, title, path, summary } as FoundEntry),
      ...(place && { place }),
      matches: terms,
    })),
    suggestions: found.length > 0 ? [] : similarWords(index, words),
  };
}

function similarWords(index: SearchIndex, query: string): string[] {
  const similar = index.search(query, { fuzzy: (term) => mayBeMistyped(term) && SUGGESTED_FUZZY });
  return [...new Set(similar.flatMap(({ terms }) => terms))].slice(0, MAX_SUGGESTIONS);
}

/** Numbers of standards and identifiers match exactly, never fuzzily. */
function mayBeMistyped(term: string): boolean {
  return term.length >= MIN_FUZZY_LENGTH && term.length <= MAX_FUZZY_LENGTH && !/\d/.test(term);
}
