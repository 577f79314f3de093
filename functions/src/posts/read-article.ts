import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { linkedTerms } from 'virtual:glossary';
import type { ArticleHtml } from '#domain/html/article-html.ts';
import { MAX_LENGTH } from '#domain/html/nesting.ts';
import { plainText } from '#domain/html/sanitise-html.ts';
import { ownPictureUrl } from '../pictures/own-picture.ts';
import { type PictureSize, pictureSize } from '../pictures/picture-size.ts';
import { absoluteUrl } from '../site-urls.ts';
import { withTimeout } from '../with-timeout.ts';

/** How many pictures of a text are shown. Each may cost a request to another site. */
const MAX_PICTURES = 50;

/** How long the thread may take to respond. The longest text that passes nesting.ts takes a second. */
const TIMEOUT_MS = 15_000;

/** Half of the memory of `preview`, the smaller of the two functions that start the thread (settings.ts). */
const MEMORY_MB = 256;

/** A post's content: as its page shows it, and its text for search, excerpts and reading time. */
export interface Article {
  readonly article: ArticleHtml;
  readonly text: string;
  /** Whether it is shown as plain text because it is too complex. */
  readonly isPlain: boolean;
}

/** A picture in a text, and whether its author gave it a size. */
export interface FoundPicture {
  readonly url: string | null;
  readonly hasSize: boolean;
}

/** Where readers get a picture, and its size if that is known and its author gave it none. */
export interface ShownPicture extends Partial<PictureSize> {
  readonly src: string;
}

let worker: Worker | undefined;
let lastArticle: Promise<unknown> = Promise.resolve();

/**
 * Reads a post's HTML in a thread that can be ended, one text at a time. The HTML is sanitised, and the first mention of each
 * term is linked to the glossary. Pictures of other sites are copied into Storage, or become links. Pictures in Storage get
 * their size, so that nothing moves when they load. A text that takes too long or too much memory becomes plain text.
 */
export function readArticle(html: string): Promise<Article> {
  const article = lastArticle.then(() => readInThread(html)).catch(() => asPlainText(html));
  lastArticle = article;
  return article;
}

async function readInThread(html: string): Promise<Article> {
  worker ??= startWorker();
  try {
    const pictures = await exchange<FoundPicture[]>(worker, html);
    const shown = pictures.map((picture, index) => (index < MAX_PICTURES ? toShown(picture) : undefined));
    const read = await exchange<Article>(worker, await Promise.all(shown));
    return JSON.stringify(read.article).length > MAX_LENGTH ? asPlainText(html) : read;
  } catch (error) {
    await worker.terminate();
    worker = undefined;
    throw error;
  }
}

async function toShown({ url, hasSize }: FoundPicture): Promise<ShownPicture | undefined> {
  const src = url && (await ownPictureUrl(url));
  return src ? { src, ...(!hasSize && (await pictureSize(src))) } : undefined;
}

/** Starts the thread, which does not keep the process alive. */
function startWorker(): Worker {
  // Beside this file, with its extension: .ts here, .mjs in the bundle.
  const file = new URL(`./article-worker${extname(import.meta.filename)}`, import.meta.url);
  const started = new Worker(file, {
    workerData: { siteUrl: absoluteUrl('/'), terms: linkedTerms },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  started.unref();
  return started;
}

/** Sends a message and returns the response. Rejects if the thread fails or takes too long. */
async function exchange<Result>(thread: Worker, message: unknown): Promise<Result> {
  const response = once(thread, 'message');
  thread.postMessage(message);
  const [result] = await withTimeout(response, TIMEOUT_MS);
  return result;
}

function asPlainText(html: string): Article {
  const plain = plainText(html);
  const text = plain.slice('<p>'.length, -'</p>'.length);
  return { article: { html: plain, headings: [] }, text, isPlain: true };
}
