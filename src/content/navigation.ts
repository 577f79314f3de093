import { type Page, pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { services } from './services.ts';

/** An entry of a menu. `note` is a second line, shown where there is room. */
export interface MenuEntry {
  readonly name: string;
  readonly to: string;
  readonly note?: string;
}

const serviceEntries: readonly MenuEntry[] = services.map(({ serviceName, slug, menuNote }) => ({
  name: serviceName,
  to: paths.service(slug),
  note: menuNote,
}));

function entryOf({ name, path, menuNote }: Page): MenuEntry {
  return { name, to: path, ...(menuNote && { note: menuNote }) };
}

function entriesOf(menu: Page['menu']): readonly MenuEntry[] {
  const all: readonly Page[] = Object.values(pages);
  return all.filter((page) => page.menu === menu).map(entryOf);
}

const learnEntries = entriesOf('learn');
const companyEntries = entriesOf('company');

/** Entries under a common name. In the desktop bar they open below it. */
export interface MenuGroup {
  readonly name: string;
  readonly entries: readonly MenuEntry[];
}

/** The desktop bar, in order (spec, section 2, "Layout"). */
export const desktopMenu: readonly (MenuEntry | MenuGroup)[] = [
  entryOf(pages.about),
  { name: 'Services', entries: serviceEntries },
  { name: 'Learn', entries: learnEntries },
  entryOf(pages.careers),
  entryOf(pages.contact),
];

/** The label of the button, beside the menus, that leads to the program's site. */
export const readinessProgram = 'Join DPP Readiness Program';

export const mobileMenu: readonly MenuGroup[] = [
  { name: 'Our Services', entries: serviceEntries },
  { name: 'Learn', entries: learnEntries },
  { name: 'Company', entries: companyEntries },
];

export const footerMenu: readonly MenuGroup[] = [
  { name: 'Our Services', entries: serviceEntries },
  { name: 'Knowledge Base', entries: [...learnEntries, ...entriesOf('footer')] },
  { name: 'Company', entries: companyEntries },
];
