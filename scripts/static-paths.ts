import { jobIds } from '../src/content/careers.ts';
import { allQuizzes } from '../src/content/quizzes/catalogue.ts';
import { services } from '../src/content/services.ts';
import { paths } from '../src/paths.ts';

/**
 * The pages that are known when the site is built, except the home page, which is index.html. The blog, the
 * resources and the page of a download link are rendered when they are asked for.
 */
export function staticPaths(): string[] {
  return [
    paths.about,
    paths.addPost,
    paths.careers,
    paths.contact,
    paths.privacyPolicy,
    ...services.map(({ slug }) => paths.service(slug)),
    ...jobIds.map(paths.job),
    ...allQuizzes.map(({ path }) => path),
  ];
}
