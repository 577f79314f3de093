/** Subjects by the words of a title; the first match counts. */
const BY_TITLE: readonly (readonly [words: readonly string[], motif: string])[] = [
  [['QR'], 'qr-code'],
  [['GTIN', 'GLN', 'identifier', 'barcode', 'data carrier'], 'barcode'],
  [['GWP', 'carbon', 'CO2', 'CO₂'], 'potentials'],
  [['declared unit', 'functional unit'], 'unit'],
  [['EPD', 'LCA', 'life cycle', 'EN 15804'], 'modules'],
  [['claim'], 'claim'],
  [['battery', 'batteries'], 'battery'],
  [['declaration', 'DoPC', 'DoP', 'CE marking'], 'declaration'],
  [['access', 'who sees', 'confidential'], 'access'],
  [['milestone', 'deadline', 'timeline'], 'dates'],
  [['CPR', 'ESPR', 'regulation', 'directive'], 'regulations'],
  [['passport', 'DPP'], 'passport'],
  [['change', 'changed'], 'dates'],
  [['level of information', 'level of detail', 'level of development', 'LOIN', 'LOD'], 'three-depths'],
  [['export'], 'exported'],
  [['ETIM', 'BMEcat'], 'mapping'],
  [['IDS', 'check', 'checked', 'checking', 'validation', 'clash'], 'check'],
  [['dictionary', 'dictionaries', 'bSDD'], 'dictionary'],
  [['IFC', 'class', 'classification'], 'class-tree'],
  [['template', 'ISO 23386', 'ISO 23387'], 'template'],
  [['production control', 'quality control', 'AVS'], 'production-control'],
  [['ISO 19650', 'factory', 'exchange'], 'factory'],
  [['geometry', 'file size'], 'balance'],
  [['object', 'library', 'libraries'], 'objects'],
  [['unit', 'measurement', 'tolerance'], 'caliper'],
  [['own', 'owner', 'ownership', 'responsibility'], 'owner'],
  [['property set', 'PDF', 'catalogue'], 'property-set'],
  [['value stream', 'takt', 'cycle', 'lead time', 'waste'], 'stream'],
];

/** Whether a title has one of the words, in the singular or the plural. */
function mentions(title: string, words: readonly string[]): boolean {
  return new RegExp(`(?<!\\w)(?:${words.join('|')})(?:s|es)?(?!\\w)`, 'i').test(title);
}

/** Subjects by category, for titles without a known word. */
const BY_CATEGORY: Readonly<Record<string, string>> = {
  'product passports': 'passport',
  sustainability: 'modules',
  regulation: 'declaration',
  bim: 'class-tree',
  'data management': 'property-set',
  process: 'stream',
};

/** Motifs for any other post. A slug picks one by index, so the order must not change. */
const GENERAL = ['section', 'grid', 'stack', 'elevation', 'frame', 'detail'] as const;

/** The name of every motif: that of its file in this folder. */
export const MOTIFS: readonly string[] = [
  ...BY_TITLE.map(([, motif]) => motif),
  ...Object.values(BY_CATEGORY),
  ...GENERAL,
];

/** The fields of a post that decide what its cover shows. */
export interface Subject {
  readonly title: string;
  readonly categories: readonly string[];
}

/**
 * The motif of a post by its title, else by its first known category, else a general one.
 *
 * @param random a number from 0 to below 1, which picks one of the general motifs
 */
export function motifOf({ title, categories }: Subject, random: number): string {
  const [, byTitle] = BY_TITLE.find(([words]) => mentions(title, words)) ?? [];
  if (byTitle) return byTitle;
  const known = categories.map((category) => BY_CATEGORY[category.toLowerCase()]).find(Boolean);
  return known ?? GENERAL[Math.floor(random * GENERAL.length)] ?? GENERAL[0];
}
