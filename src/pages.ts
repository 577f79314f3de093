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

/** A page, or all pages of a route whose path has parameters; what differs among them is in the content or the database. */
export interface PageFamily {
  /** The router's path pattern. */
  readonly path: string;
  /** The name in menus, breadcrumbs and footer. By default, a family has the name of the page above it. */
  readonly name: string;
  /** Rendered by the build into a file (the default), by the function `pages` on request, or only by the app, from 404.html. */
  readonly rendered: 'build' | 'request' | 'app';
  /**
   * `listed` pages are in the sitemap; `allowed` ones may be indexed; `hidden` ones may not, and have no share card. By
   * default, pages for staff and those with a secret URL are hidden, and all others are listed.
   */
  readonly search: 'listed' | 'allowed' | 'hidden';
  /** The URL is secret: no cache stores the page, and no other site learns the URL. */
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
  /** The text of its h1; by default, the title. */
  readonly heading: string;
  /** The title of its share card, if not the heading. */
  readonly cardTitle?: string;
  /** The group of the menus that lists it, in the order of this table; `footer` is a group of the footer only. */
  readonly menu?: 'learn' | 'company' | 'footer';
  /** The second line in the menu, where there is room. */
  readonly menuNote?: string;
  /** The lowest role that the page is for. Pages of staff link to one another. */
  readonly staff?: Role;
}

export type StaffPage = Page & Required<Pick<Page, 'staff'>>;

/** A row of the tables below. Fields that it omits have their default values. */
type Row<Entry extends PageFamily> = Partial<Omit<Entry, 'path'>>;

function family(path: string, row: Row<PageFamily & Pick<Page, 'staff'>>): PageFamily {
  const search = row.staff || row.isPrivate ? 'hidden' : 'listed';
  return { path, name: row.under?.at(-1)?.name ?? '', rendered: 'build', search, ...row };
}

function page<Own extends Row<Page> & Pick<Page, 'name'>>(path: string, row: Own): Page & Own {
  const title = row.title ?? row.name;
  return { ...family(path, row), title, heading: title, ...row };
}

export const pages = {
  home: page(paths.home, {
    name: 'Home',
    title: 'Digital solutions for the construction industry',
    heading: headlines.A.lines.join(' '),
    card: 'wall',
    subject: 'company',
  }),
  about: page(paths.about, {
    name: 'About',
    title: 'About us',
    heading: 'Consultants for construction product data',
    card: 'optibuild',
    menu: 'company',
  }),
  blog: page(paths.blog, {
    name: 'Blog',
    title: 'Blog: latest news on BIM and product data',
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
    card: 'channel',
    menu: 'footer',
    subject: 'glossary',
  }),
  addPost: page(paths.addPost, {
    name: 'Add post',
    title: 'Add a blog post',
    heading: 'Add a post',
    staff: 'writer',
    under: [{ name: 'Blog', path: paths.blog }],
  }),
  monday: page(paths.monday, {
    name: 'Monday',
    title: 'The week for marketers',
    staff: 'editor',
  }),
  leads: page(paths.leads, {
    name: 'Leads',
    staff: 'editor',
  }),
  resources: page(paths.resources, {
    name: 'Resources',
    title: 'Resources: guides and templates as PDF',
    heading: 'Resources',
    rendered: 'request',
    query: ['file', 'search'],
    card: 'depot',
    menu: 'learn',
    menuNote: 'Guides and templates, as PDF',
  }),
  download: page(paths.download, {
    name: 'Download',
    heading: 'Your download',
    rendered: 'request',
    query: ['token'],
    isPrivate: true,
    under: [{ name: 'Resources', path: paths.resources }],
  }),
  myData: page(paths.myData, {
    name: 'Your data',
    rendered: 'request',
    query: ['token'],
    isPrivate: true,
  }),
  law: page(paths.law, {
    name: 'Where the law stands',
    title: 'Where the law on product passports stands',
    heading: 'Where the law stands',
    card: 'passport',
    menu: 'footer',
  }),
  sample: page(paths.sample, {
    name: 'Sample passport',
    title: 'A sample product passport with IFC, IDS and gap list',
    heading: 'One slab, four files',
    card: 'passport',
    menu: 'footer',
  }),
  search: page(paths.search, {
    name: 'Search',
    title: 'Search the whole site',
    heading: 'Search',
    rendered: 'request',
    query: ['q'],
    search: 'hidden',
  }),
  quizzes: page(paths.quizzes, {
    name: 'Quizzes',
    title: 'Quizzes on BIM, product data and passports',
    heading: 'How ready is your product data?',
    card: 'quiz',
    menu: 'learn',
    menuNote: 'Four, two minutes each',
  }),
  careers: page(paths.careers, {
    name: 'Careers',
    heading: 'Work on construction product data',
    card: 'specify',
    menu: 'company',
  }),
  contact: page(paths.contact, {
    name: 'Contact',
    heading: 'Tell us what you make',
    card: 'sell',
    menu: 'company',
  }),
  questions: page(paths.questions, {
    name: 'Questions',
    title: 'Questions and answers',
    card: 'sell',
    menu: 'footer',
    subject: 'questions',
  }),
  /** A stored PDF, which the route of `families.document` shows. */
  privacyPolicy: page(paths.privacyPolicy, {
    name: 'Privacy Policy',
    title: 'Privacy policy',
    search: 'allowed',
    menu: 'company',
  }),
  privacyText: page(paths.privacyText, {
    name: 'Privacy policy',
    title: 'Privacy policy: the full text',
    heading: 'Privacy policy',
    card: 'wall',
  }),
  accessibility: page(paths.accessibility, {
    name: 'Accessibility',
    title: 'Accessibility statement',
    card: 'wall',
  }),
};

/** The pages for staff, in the order of the links to them. */
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

/** Pages that share a route. Those that the build renders are listed in scripts/build/known-pages.ts. */
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

/** The breadcrumb of a page. `name` is the page's own name, if it differs from that of its family. */
export function crumbsTo({ under = [], name: familyName }: PageFamily, name = familyName): readonly Crumb[] {
  return [{ name: pages.home.name, path: paths.home }, ...under, { name }];
}
