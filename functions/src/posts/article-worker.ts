import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import { toArticleHtml } from '#domain/html/article-html.ts';
import { linkTerms } from '#domain/html/link-terms.ts';
import { createSanitiser, plainText } from '#domain/html/sanitise-html.ts';
import { textOf } from '#domain/html/text-of.ts';
import { responsivePicture } from '#domain/pictures/library-picture.ts';
import { isTooLarge } from './parsed-size.ts';
import type { Article, FoundPicture, ShownPicture } from './read-article.ts';

/**
 * The thread in which posts are parsed into DOMs; read-article.ts ends it when a post takes too long. It receives a post's HTML and
 * responds with a `FoundPicture` for each picture. Then it receives the `ShownPicture` of each and responds with the `Article`.
 */

const port = parentPort as NonNullable<typeof parentPort>;

const { siteUrl, terms } = workerData;

// The only DOM on Node with which DOMPurify is tested.
const { window } = new JSDOM('', { url: siteUrl });
let isPlain = false;
const sanitise = createSanitiser(window, () => {
  isPlain = true; // The text was too complex and has lost its elements.
});

for (;;) {
  const [html] = await once(port, 'message');
  isPlain = isTooLarge(html);
  const safe = isPlain ? '' : sanitise(html);
  // What the sanitiser keeps can become more elements once it is parsed again.
  isPlain ||= isTooLarge(safe);
  const { body } = window.document.implementation.createHTMLDocument();
  body.innerHTML = isPlain ? plainText(html) : safe;
  const text = textOf(body);
  const pictures = [...body.querySelectorAll('img')];
  const found = pictures.map((picture): FoundPicture => {
    return { url: picture.getAttribute('src'), hasSize: picture.width > 0 && picture.height > 0 };
  });
  port.postMessage(found);
  const [shown] = await once(port, 'message');
  for (const [index, picture] of pictures.entries()) finish(picture, shown[index]);
  linkTerms(body, terms);
  port.postMessage({ article: toArticleHtml(body), text, isPlain } satisfies Article);
}

/** Completes a picture. Without `shown` it becomes a link, or its alt text if it is inside a link or has no URL. */
function finish(picture: HTMLImageElement, shown: ShownPicture | undefined): void {
  const src = picture.getAttribute('src');
  if (shown) {
    Object.assign(picture, shown);
    addVariants(picture);
  } else picture.replaceWith(picture.closest('a') || !src ? picture.alt : linkTo(src, picture));
}

function addVariants(picture: HTMLImageElement): void {
  const variants = responsivePicture(picture.src);
  if (!variants) return;
  const { srcset, sizes } = variants;
  const wrapper = picture.ownerDocument.createElement('picture');
  const avif = picture.ownerDocument.createElement('source');
  Object.assign(avif, { type: 'image/avif', srcset: srcset.avif, sizes });
  Object.assign(picture, { srcset: srcset.webp, sizes });
  picture.replaceWith(wrapper);
  wrapper.append(avif, picture);
}

function linkTo(href: string, { ownerDocument, alt }: HTMLImageElement): HTMLAnchorElement {
  const link = ownerDocument.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = alt || href;
  return link;
}
