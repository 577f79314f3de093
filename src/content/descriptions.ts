import { paths } from '#paths.ts';
import { site } from './site.ts';

const descriptions: Readonly<Record<string, string>> = {
  [paths.home]:
    'BIM objects, digital product passports, data management, workshops and value stream mapping for manufacturers of construction materials.',
  [paths.about]: `${site.name} is a consultancy for manufacturers of construction materials. Who we are, how our services work, and our journey since 2020.`,
  [paths.blog]: `Articles from ${site.channel.name} about BIM, digital product passports, regulation and product data for manufacturers of construction materials.`,
  [paths.glossary]:
    'BIM, CPR, DPP, EPD and thirty more terms of product data: what each means for a manufacturer, its source, and what it gets confused with.',
  [paths.addPost]:
    'Write, preview and publish a post for the blog. Anyone can see the form and try the preview, but only signed-in staff can save.',
  [paths.monday]:
    'For staff: visits, leads and their sources, the headline test, searches without a result and the slowest pages of a week, beside the week before.',
  [paths.leads]:
    'For staff: the messages and requests of documents that visitors have sent, to be answered, annotated and, by owners, exported or erased.',
  [paths.resources]:
    'Guides, checklists and templates on BIM objects, product passports and value stream mapping, as PDF. The link comes by email, without an account.',
  [paths.download]: `Your download from ${site.name}: the file that you requested by email. If the link has expired, you can request a new one here.`,
  [paths.myData]: `See the data that ${site.name} has stored about you when you used a form, save it as a file, and erase it, by a link that we send you by email.`,
  [paths.law]:
    'The dates of the CPR, the ESPR, the batteries regulation, the registry and the standards: who must do what by when, each with its source.',
  [paths.sample]:
    'One insulation slab in four open files: a product passport, an IFC model, an IDS check and a gap list. Download them and read what each part says.',
  [paths.search]:
    'Find services, posts, chapters of our PDFs with their page number, quizzes and jobs. Results show as you type, and small typing errors don’t matter.',
  [paths.quizzes]:
    'Four quizzes for manufacturers of construction products: how ready your product data is, and what you know of BIM and passports, in two minutes each.',
  [paths.careers]: `Remote roles at ${site.name} in sales, community, content and development: work on the data of construction products. Open applications are welcome.`,
  [paths.contact]: `Write to ${site.name} or book a 15-minute meeting about BIM objects, digital product passports and product data. Tell us what you make.`,
  [paths.questions]:
    'When a product passport is due, who takes part, what a project costs to begin and how long a pilot takes, and what our services leave out.',
  [paths.privacyPolicy]: `The privacy policy of ${site.name} as a PDF, to read here, to keep or to print. The same text is also a web page, for which no PDF viewer is needed.`,
  [paths.privacyText]: `How ${site.name} handles personal data: which data the site needs, why and for how long, who else receives it, and what rights you have over it.`,
  [paths.accessibility]: `How accessible the website of ${site.name} is by WCAG 2.2: what we tested and how, what is not accessible yet, and whom to write to about it.`,
};

/** The description of a page for search engines, or ''. Descriptions are not in src/pages.ts, which every page loads. */
export function descriptionOf(path: string): string {
  return descriptions[path] ?? '';
}
