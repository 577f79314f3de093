import { termFrontMatter } from '#content/front-matter.ts';
import { allQuizzes } from '#content/quizzes/catalogue.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { htmlText } from '../../scripts/html-text.ts';
import { readResourceTexts } from '../../scripts/read-content.ts';
import { readArticles } from './articles.ts';

/** A month and a year, as a part of a regular expression. */
export const DATE =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{4}\\b';

/** The texts whose facts are compared with docs/facts.md and src/content/law.yaml, without code: name and plain text. */
export const factTexts = [
  ...readSeedPosts().map(({ slug, html }) => [slug, html.replace(/<p><em>Published .*<\/em><\/p>\n$/, '')]),
  ...['src/content/services', 'src/content/pages']
    .flatMap(readArticles)
    .map(({ name, html }) => [name, html]),
  ...readArticles('src/content/questions').map(({ name, html }) => [`questions/${name}`, html]),
  ...readArticles('src/content/glossary').map(({ name, html, attributes }) => {
    const { source, definition } = termFrontMatter.parse(attributes);
    return [name, html + source + definition];
  }),
  ...readResourceTexts().map(({ attributes, html }) => [attributes.title, html]),
  ...allQuizzes.map((quiz) => [quiz.path, JSON.stringify(quiz)]),
].map(([name = '', html = '']) => [name, htmlText(html.replace(/<pre>.*?<\/pre>/gs, ' '))] as const);
