/** What to read next: a page of the site by its kind, its own name and its path. */
export interface NextReading {
  readonly kind: 'Service' | 'Post' | 'PDF' | 'Quiz';
  readonly name: string;
  readonly to: string;
}
