import { addresses } from './corpus/addresses.ts';
import { clobbering } from './corpus/clobbering.ts';
import { elements } from './corpus/elements.ts';
import { encodings } from './corpus/encodings.ts';
import { foreignContent } from './corpus/foreign-content.ts';
import { forms } from './corpus/forms.ts';
import { frames } from './corpus/frames.ts';
import { handlers } from './corpus/handlers.ts';
import { mutation } from './corpus/mutation.ts';
import { requests } from './corpus/requests.ts';
import { styles } from './corpus/styles.ts';

/** Attacks of one kind, as HTML that somebody might put into a post. */
export interface XssTechnique {
  readonly technique: string;
  readonly payloads: readonly string[];
}

/**
 * Attacks by HTML, written for this project. One that runs calls `ran(1)`; one that asks for something asks
 * `evil.test`; one that clobbers takes a name. Every one holds something that an article may not have. Not every one
 * acts in every browser: some are for old ones, and some only act once they have been serialised.
 */
export const xssCorpus: readonly XssTechnique[] = [
  { technique: 'elements that run', payloads: elements },
  { technique: 'handlers', payloads: handlers },
  { technique: 'addresses', payloads: addresses },
  { technique: 'encodings', payloads: encodings },
  { technique: 'frames', payloads: frames },
  { technique: 'foreign content', payloads: foreignContent },
  { technique: 'mutation', payloads: mutation },
  { technique: 'clobbering', payloads: clobbering },
  { technique: 'styles', payloads: styles },
  { technique: 'requests', payloads: requests },
  { technique: 'forms', payloads: forms },
];
