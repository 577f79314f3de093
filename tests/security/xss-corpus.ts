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

/** Attacks of one kind, as HTML that an author might put into a post. */
export interface XssTechnique {
  readonly technique: string;
  readonly payloads: readonly string[];
}

/**
 * Attacks by HTML, written for this project. A running one calls `ran(1)`; a requesting one requests `evil.test`; a
 * clobbering one takes a name. Each contains something that is not allowed in an article. Not all act in every browser:
 * some are for old ones, and some act only after serialisation.
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
