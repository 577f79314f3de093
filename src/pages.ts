import { headlines } from '#content/headlines.ts';
import type { ServiceDrawing } from '#content/services.ts';
import { site } from '#content/site.ts';
import type { Role } from '#domain/staff/role.ts';
import { paths } from './paths.ts';

/** A step of a breadcrumb; the last one, the page itself, has no path. */
export interface Crumb {
  readonly name: string;
  readonly path?: string;
}

/**
 * A page, or all pages of one route: its path then has parameters, and what differs comes from content or the database.
 */
export interface PageFamily {
  /** The router's path pattern. */
  readonly path: string;
  /** Its name in menus, breadcrumb and footer; by default, that of the page that its family is under. */
  readonly name: string;
  /** By the build into a file (the default), by the function `pages` on request, or only by the app, from 404.html. */
  readonly rendered: 'build' | 'request' | 'app';
  /**
   * `listed` pages (the default) are in the sitemap; `allowed` ones may be indexed; `hidden` ones must not be, and have
   * no share card: by default, those for staff and those whose address is secret.
   */
  readonly search: 'listed' | 'allowed' | 'hidden';
  /** The address is secret: no cache stores the page, and no other site learns the address. */
  readonly isPrivate?: true;
  /** The keys of its query that change what it shows. */
  readonly query?: readonly string[];
  /** The drawing of its share card; without one the card has text only. */
  readonly card?: CardDrawing;
  /** The steps of its breadcrumb between "Home" and itself. */
  readonly under?: readonly Crumb[];
  /** The subject of its structured data, besides the breadcrumb. */
  readonly subject?: 'company' | 'service' | 'post' | 'listing' | 'job' | 'glossary' | 'term' | 'questions';
}

/** A drawing of a share card: that of a service, or one of the others in scripts/cards/page-card.ts. */
export type CardDrawing = ServiceDrawing | 'wall' | 'channel' | 'specify' | 'sell' | 'quiz';

/** A page whose title is known without content or the database. */
export interface Page extends PageFamily {
  /** Without the brand, which is appended; by default, the name. */
  readonly title: string;
  readonly description: string;
  /** The text of its h1; by default, the title. */
  readonly heading: string;
  /** The title of its share card, if not the heading. */
  readonly cardTitle?: string;
  /** Its group in the menus, in the order of this table; `footer` is the footer's knowledge base only. */
  readonly menu?: 'learn' | 'company' | 'footer';
  /** The second line in the menu, where there is room. */
  readonly menuNote?: string;
  /** The least role that it is for. Signed-in staff find it from every other such page. */
  readonly staff?: Role;
}

export type StaffPage = Page & Required<Pick<Page, 'staff'>>;

/** A row of the tables below. What it leaves out is as on most pages. */
type Row<Entry extends PageFamily> = Partial<Omit<Entry, 'path'>>;

function family(path: string, row: Row<PageFamily & Pick<Page, 'staff'>>): PageFamily {
  const search = row.staff || row.isPrivate ? 'hidden' : 'listed';
  return { path, name: row.under?.at(-1)?.name ?? '', rendered: 'build', search, ...row };
}

function page<Own extends Row<Page> & Pick<Page, 'name' | 'description'>>(
  path: string,
  row: Own,
): Page & Own {
  const title = row.title ?? row.name;
  return { ...family(path, row), title, heading: title, ...row };
}

export const pages = {
  home: page(paths.home, {
    name: 'Home',
    title: 'Digital solutions for the construction industry',
    description:
      'BIM objects, digital product passports, data management, workshops and value stream mapping for manufacturers of construction materials.',
    heading: headlines.A.lines.join(' '),
    card: 'wall',
    subject: 'company',
  }),
  about: page(paths.about, {
    name: 'About',
    title: 'About us',
    description: `${site.name} is a consultancy for manufacturers of construction materials. Who we are, what is invented here, and our journey since 2020.`,
    heading: 'Consultants for construction product data',
    card: 'optibuild',
    menu: 'company',
  }),
  blog: page(paths.blog, {
    name: 'Blog',
    title: 'Blog: latest news on BIM and product data',
    description: `Articles from ${site.channel.name} about BIM, digital product passports, regulation and product data for manufacturers of construction materials.`,
    heading: 'Latest news',
    rendered: 'request',
    query: ['page', 'category', 'search'],
    card: 'channel',
    cardTitle: site.channel.name,
    menu: 'learn',
    menuNote: `${site.channel.name}: articles`,
  }),
  glossary: page(paths.glossary, {
    name: 'Glossary',
    title: 'Glossary of product data',
    description:
      'BIM, CPR, DPP, EPD and thirty more terms of product data: what each means for a manufacturer, its source, and what it gets confused with.',
    card: 'channel',
    menu: 'footer',
    subject: 'glossary',
  }),
  addPost: page(paths.addPost, {
    name: 'Add post',
    title: 'Add a blog post',
    description:
      'Write, preview and publish a post for the blog. Anyone can see the form and try the preview, but only signed-in staff can save.',
    heading: 'Add a post',
    staff: 'writer',
    under: [{ name: 'Blog', path: paths.blog }],
  }),
  monday: page(paths.monday, {
    name: 'Monday',
    title: 'The week for marketers',
    description:
      'For staff: visits, leads and their sources, the headline test, searches without a result and the slowest pages of a week, beside the week before.',
    staff: 'editor',
  }),
  leads: page(paths.leads, {
    name: 'Leads',
    description:
      'For staff: the messages and requests of documents that visitors have sent, to be answered, annotated and, by owners, exported or erased.',
    staff: 'editor',
  }),
  resources: page(paths.resources, {
    name: 'Resources',
    title: 'Resources: guides and templates as PDF',
    description:
      'Guides, checklists and templates on BIM objects, product passports and value stream mapping, as PDF. The link comes by email, without an account.',
    heading: 'Resources',
    rendered: 'request',
    query: ['file', 'search'],
    card: 'depot',
    menu: 'learn',
    menuNote: 'Guides and templates, as PDF',
  }),
  download: page(paths.download, {
    name: 'Download',
    description: `Your download from ${site.name}: the file that you requested by email. If the link has expired, you can request a new one here.`,
    heading: 'Your download',
    rendered: 'request',
    query: ['token'],
    isPrivate: true,
    under: [{ name: 'Resources', path: paths.resources }],
  }),
  myData: page(paths.myData, {
    name: 'Your data',
    description: `See the data that ${site.name} has stored about you when you used a form, save it as a file, and erase it, by a link that we send you by email.`,
    rendered: 'request',
    query: ['token'],
    isPrivate: true,
  }),
  law: page(paths.law, {
    name: 'Where the law stands',
    title: 'Where the law on product passports stands',
    description:
      'The dates of the CPR, the ESPR, the batteries regulation, the registry and the standards: who must do what by when, each with its source.',
    heading: 'Where the law stands',
    card: 'passport',
    menu: 'footer',
  }),
  sample: page(paths.sample, {
    name: 'Sample passport',
    title: 'A sample product passport with IFC, IDS and gap list',
    description:
      'One insulation slab in four open files: a product passport, an IFC model, an IDS check and a gap list. Download them and read what each part says.',
    heading: 'One slab, four files',
    card: 'passport',
    menu: 'footer',
  }),
  search: page(paths.search, {
    name: 'Search',
    title: 'Search the whole site',
    description:
      'Find services, posts, chapters of our PDFs with their page number, quizzes and jobs. Results show as you type, and small typing errors don’t matter.',
    heading: 'Search',
    rendered: 'request',
    query: ['q'],
    search: 'hidden',
  }),
  quizzes: page(paths.quizzes, {
    name: 'Quizzes',
    title: 'Quizzes on BIM, product data and passports',
    description:
      'Four quizzes for manufacturers of construction products: how ready your product data is, and what you know of BIM and passports, in two minutes each.',
    heading: 'How ready is your product data?',
    card: 'quiz',
    menu: 'learn',
    menuNote: 'Four, two minutes each',
  }),
  careers: page(paths.careers, {
    name: 'Careers',
    description: `Remote roles at ${site.name} in sales, community, content and development: work on the data of construction products. Open applications are welcome.`,
    heading: 'Work on construction product data',
    card: 'specify',
    menu: 'company',
  }),
  contact: page(paths.contact, {
    name: 'Contact',
    description: `Write to ${site.name} or book a 15-minute meeting about BIM objects, digital product passports and product data. Tell us what you make.`,
    heading: 'Tell us what you make',
    card: 'sell',
    menu: 'company',
  }),
  questions: page(paths.questions, {
    name: 'Questions',
    title: 'Questions and answers',
    description:
      'When a product passport is due, who takes part, what a project costs to begin and how long a pilot takes, and what our services leave out.',
    card: 'sell',
    menu: 'footer',
    subject: 'questions',
  }),
  /** One of the documents, which share a route. */
  privacyPolicy: page(paths.privacyPolicy, {
    name: 'Privacy Policy',
    title: 'Privacy policy',
    description: `The privacy policy of ${site.name} as a PDF, to read here, to keep or to print. The same text is also a web page, for which no PDF viewer is needed.`,
    search: 'allowed',
    menu: 'company',
  }),
  privacyText: page(paths.privacyText, {
    name: 'Privacy policy',
    title: 'Privacy policy: the full text',
    description: `How ${site.name} handles personal data: which data the site needs, why and for how long, who else receives it, and what rights you have over it.`,
    heading: 'Privacy policy',
    card: 'wall',
  }),
  accessibility: page(paths.accessibility, {
    name: 'Accessibility',
    title: 'Accessibility statement',
    description: `How accessible the website of ${site.name} is by WCAG 2.2: what we tested and how, what is not accessible yet, and whom to write to about it.`,
    card: 'wall',
  }),
};

/** The pages of the staff, in the order in which they link to one another. */
export const staffPages: readonly StaffPage[] = Object.values<Page>(pages).filter(
  (page): page is StaffPage => page.staff !== undefined,
);

const quiz = { name: 'Quiz', card: 'quiz', under: [pages.quizzes] } as const;

const listing = {
  rendered: 'request',
  query: ['page'],
  under: [pages.blog],
  subject: 'listing',
} as const;

/** The pages of these that the build renders are listed in scripts/build/known-pages.ts. */
export const families = {
  category: family('/blog/category/:category', listing),
  author: family('/blog/author/:author', listing),
  service: family('/:serviceSlug', {
    name: 'Service',
    under: [{ name: 'Services', path: paths.services }],
    subject: 'service',
  }),
  post: family('/blog/:slug', { rendered: 'request', under: [pages.blog], subject: 'post' }),
  preview: family(paths.preview, {
    rendered: 'request',
    query: ['token'],
    isPrivate: true,
    under: [pages.blog],
  }),
  term: family('/glossary/:term', { card: 'channel', under: [pages.glossary], subject: 'term' }),
  job: family('/career/:jobId', { card: 'specify', under: [pages.careers], subject: 'job' }),
  resource: family('/resources/:resourceSlug', { card: 'depot', under: [pages.resources] }),
  readinessQuiz: family('/quiz/:quizId', quiz),
  knowledgeQuiz: family('/check-your-knowledge/:slug', quiz),
  document: family('/document/:folder/:fileName', { name: 'Document', rendered: 'app', search: 'allowed' }),
};

/** The breadcrumb of a page. `name` is the page's own, if not that of its family. */
export function crumbsTo({ under = [], name: ownName }: PageFamily, name = ownName): readonly Crumb[] {
  return [{ name: pages.home.name, path: paths.home }, ...under, { name }];
}
