/** What a document is; `default` stands for one whose kind is not known. */
export type DocumentKind = 'guide' | 'checklist' | 'template' | 'brief' | 'default';
