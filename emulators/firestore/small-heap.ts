import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8's space for young objects at its first size. The text of documents only passes through on its way
 * to the client; V8 would otherwise answer this with a space of 100 MB and more.
 */
export function keepYoungSpaceSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
