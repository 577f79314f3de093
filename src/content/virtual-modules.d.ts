/** What the build reads from src/content (scripts/vite/vite-content.ts). */
declare module 'virtual:glossary' {
  /** All terms, by group. */
  export const glossary: readonly import('./glossary-term.ts').GlossaryTerm[];
  /** The terms with their spellings, for links in posts. */
  export const linkedTerms: readonly import('#domain/html/link-terms.ts').LinkedTerm[];
}

declare module 'virtual:home' {
  type Home = import('./home-schema.ts').Home;
  export const hero: Home['hero'];
  export const wallLayers: Home['wallLayers'];
  export const valueProposition: Home['valueProposition'];
  export const ourServices: Home['ourServices'];
  export const potential: Home['potential'];
  export const homeVideo: Home['homeVideo'];
  export const channelLinks: Home['channelLinks'];
}

declare module 'virtual:law' {
  type Law = import('./law-schema.ts').Law;
  /** The acts that the page "Where the law stands" follows, in the order of its timeline. */
  export const acts: Law['acts'];
  /** What was read to check a step, by the key in its `checked`. docs/facts.md lists the same for every claim. */
  export const checks: Law['checks'];
  /** Every step that the site mentions. */
  export const lawSteps: Law['steps'];
}

declare module 'virtual:quizzes' {
  /** All quizzes, in the order of their list. */
  export const allQuizzes: readonly import('#domain/quizzes/quiz.ts').Quiz[];
}

declare module 'virtual:resources' {
  /** The PDFs that have a page, in the order of their numbers. */
  export const resources: readonly import('./resources.ts').ResourceEntry[];
}

declare module 'virtual:search-entries' {
  /** The entries of the search that are known at build time. */
  const entries: readonly import('#domain/search/search-entry.ts').SearchEntry[];
  export default entries;
}
