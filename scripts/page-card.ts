import { readFileSync } from 'node:fs';
import { jobIds } from '../src/content/careers.ts';
import { allQuizzes } from '../src/content/quizzes/catalogue.ts';
import { resourcesPage } from '../src/content/resources-page.ts';
import { services } from '../src/content/services.ts';
import { sheets, site } from '../src/content/site.ts';
import { plainText } from '../src/domain/plain-text.ts';
import { BUILDING_STEPS, buildingAfter } from '../src/drawings/quiz-levels.ts';
import { serviceDrawing } from '../src/drawings/services.ts';
import {
  type CardArt,
  channelArt,
  objectArt,
  type PageCard,
  standingArt,
  wallArt,
} from '../src/drawings/share-card.ts';
import { storeySell, storeySpecify } from '../src/drawings/storeys.ts';
import { paths } from '../src/paths.ts';

/** The share card of a page that is rendered: what its heading and its footer say, and the drawing of its head. */
export function cardOfPage(path: string, html: string): PageCard {
  return { title: headingOf(html), sheet: sheetOf(html), siteName: site.name, art: artOf(path) };
}

/** The share card of the blog, which is rendered when it is asked for. */
export function cardOfBlog(): PageCard {
  const { number, name } = sheets.blog;
  return {
    title: site.channel.name,
    sheet: `Sheet ${number}, ${name}`,
    siteName: site.name,
    art: channelArt(readFileSync(`public${site.channel.logo}`, 'utf8')),
  };
}

/** The share card of the resources, which are rendered when they are asked for too. */
export function cardOfResources(): PageCard {
  const { number, name } = sheets.resources;
  return {
    title: resourcesPage.title,
    sheet: `Sheet ${number}, ${name}`,
    siteName: site.name,
    art: objectArt(serviceDrawing('depot')),
  };
}

/**
 * The words of the h1. Of the two headlines of the home page it is the first, with which the site starts.
 *
 * @throws Error for a page without a heading
 */
export function headingOf(html: string): string {
  const [, heading] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const title = plainText(heading?.split('<span data-variant="B">')[0] ?? '');
  if (!title) throw new Error('A page without a heading has no share card');
  return title;
}

/**
 * The sheet, as it stands in the footer.
 *
 * @throws Error for a page without one
 */
export function sheetOf(html: string): string {
  const [, sheet] = />(Sheet (?:<!-- -->)?\d[^<]*)</.exec(html) ?? [];
  if (!sheet) throw new Error('A page without a sheet number has no share card');
  return plainText(sheet);
}

/** The drawing in the head of a page. A job has that of the careers, a quiz the building that goes up with its answers. */
function artOf(path: string): CardArt | undefined {
  const service = services.find(({ slug }) => paths.service(slug) === path);
  if (service) return objectArt(serviceDrawing(service.id));
  if (allQuizzes.some((quiz) => quiz.path === path)) return objectArt(buildingAfter(BUILDING_STEPS));
  if (jobIds.some((id) => paths.job(id) === path)) return standingArt(storeySpecify());
  return ART[path]?.();
}

const ART: Readonly<Record<string, () => CardArt>> = {
  [paths.home]: wallArt,
  [paths.about]: () => objectArt(serviceDrawing('optibuild')),
  [paths.careers]: () => standingArt(storeySpecify()),
  [paths.contact]: () => standingArt(storeySell()),
};
