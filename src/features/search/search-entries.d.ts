/** The entries that are known at build time (scripts/vite/vite-search.ts). */
declare module 'virtual:search-entries' {
  const entries: readonly import('#domain/search/search-entry.ts').SearchEntry[];
  export default entries;
}
