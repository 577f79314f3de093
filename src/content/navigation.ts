import { paths } from '#paths.ts';
import { services } from './services.ts';
import { sheets, site } from './site.ts';

/** A place in a menu. `sheet` is its number in the drawing set, `note` a second line where there is room. */
export interface MenuEntry {
  readonly name: string;
  readonly to: string;
  readonly sheet: string;
  readonly note?: string;
}

const serviceEntries: readonly MenuEntry[] = services.map(({ name, slug, sheet, menuNote }) => ({
  name,
  to: paths.service(slug),
  sheet,
  note: menuNote,
}));

const learnEntries: readonly MenuEntry[] = [
  { name: 'Blog', to: paths.blog, sheet: sheets.blog.number, note: `${site.channel.name}: articles` },
  {
    name: 'Resources',
    to: paths.resources,
    sheet: sheets.resources.number,
    note: 'Guides and templates, as PDF',
  },
];

const about: MenuEntry = { name: 'About', to: paths.about, sheet: sheets.about.number };
const careers: MenuEntry = { name: 'Careers', to: paths.careers, sheet: sheets.careers.number };
const contact: MenuEntry = { name: 'Contact', to: paths.contact, sheet: sheets.contact.number };
const privacy: MenuEntry = {
  name: 'Privacy Policy',
  to: paths.privacyPolicy,
  sheet: sheets.privacy.number,
};

const companyEntries: readonly MenuEntry[] = [about, careers, contact, privacy];

/** A group that opens below its name in the desktop bar. */
export interface MenuGroup {
  readonly name: string;
  readonly entries: readonly MenuEntry[];
}

/** The desktop bar, in order (spec, section 2, "Layout"). */
export const desktopMenu: readonly (MenuEntry | MenuGroup)[] = [
  about,
  { name: 'Services', entries: serviceEntries },
  { name: 'Learn', entries: learnEntries },
  careers,
  contact,
];

/** The button beside the menus that leads to the program. */
export const readinessProgram = 'Join DPP Readiness Program';

/** The full-screen menu. */
export const mobileMenu: readonly MenuGroup[] = [
  { name: 'Our Services', entries: serviceEntries },
  { name: 'Learn', entries: learnEntries },
  { name: 'Company', entries: companyEntries },
];

/** The footer's columns. */
export const footerMenu: readonly MenuGroup[] = [
  { name: 'Our Services', entries: serviceEntries },
  { name: 'Knowledge Base', entries: learnEntries },
  { name: 'Company', entries: companyEntries },
];
