/** An icon on a field of 20 x 20. */
interface IconData {
  readonly markup: string;
  /** Filled with the text colour; the others are lines. */
  readonly solid: boolean;
}

function lineIcon(markup: string): IconData {
  return { markup, solid: false };
}

function solidIcon(markup: string): IconData {
  return { markup, solid: true };
}

/** Every icon of the site. */
export const ICONS = {
  arrow: lineIcon('<path d="M2 10h15M11.5 4.5 17 10l-5.5 5.5"/>'),
  down: lineIcon('<path d="M10 2v15M4.5 11.5 10 17l5.5-5.5"/>'),
  chevron: lineIcon('<path d="m3 7 7 7 7-7"/>'),
  external: lineIcon('<path d="M5 15 15 5M7 5h8v8"/>'),
  close: lineIcon('<path d="m4 4 12 12M16 4 4 16"/>'),
  menu: lineIcon('<path d="M2 6h16M2 14h16"/>'),
  prev: lineIcon('<path d="M18 10H3M8.5 4.5 3 10l5.5 5.5"/>'),
  pause: lineIcon('<path d="M7 4v12M13 4v12"/>'),
  resume: lineIcon('<path d="m6 4 10 6-10 6z"/>'),
  search: lineIcon('<circle cx="8.5" cy="8.5" r="5.5"/><path d="m12.5 12.5 5 5"/>'),
  download: lineIcon('<path d="M10 2v11M5 8.5l5 5 5-5M3 17.5h14"/>'),
  mail: lineIcon('<path d="M2 4.5h16v11H2zM2 5l8 6 8-6"/>'),
  rss: lineIcon('<path d="M4 10a6 6 0 0 1 6 6M4 4a12 12 0 0 1 12 12M4 15.5h1"/>'),
  play: solidIcon('<path d="M4 2.5v15l13-7.5z"/>'),
  linkedin: solidIcon(
    '<path d="M1 1h18v18H1zM5 8v7.5h2V8zm1-3.3a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4M9 8v7.5h2v-4c0-1.2.5-2 1.6-2 1 0 1.4.7 1.4 2v4h2v-4.4C16 8.9 14.9 7.8 13.3 7.8c-1 0-1.8.5-2.3 1.2V8z" fill-rule="evenodd"/>',
  ),
  youtube: solidIcon(
    '<path d="M3 3.5h14c1.1 0 2 .9 2 2v9c0 1.1-.9 2-2 2H3c-1.1 0-2-.9-2-2v-9c0-1.1.9-2 2-2M8 6.7v6.6l5.5-3.3z" fill-rule="evenodd"/>',
  ),
} as const satisfies Record<string, IconData>;

export type IconName = keyof typeof ICONS;
