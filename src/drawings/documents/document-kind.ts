/** The kind of a document; `default` if unknown. */
export type DocumentKind = 'guide' | 'checklist' | 'template' | 'brief' | 'default';
