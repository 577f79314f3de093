/**
 * Writes the picture files that derive from the drawings, into public/images. Run it again when a drawing changes:
 * node scripts/draw-pictures.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { POSTER_SUBJECTS, videoPoster } from '../src/drawings/video-poster.ts';

for (const subject of POSTER_SUBJECTS) {
  const file = fileURLToPath(new URL(`../public/images/video-${subject}.svg`, import.meta.url));
  writeFileSync(file, `${videoPoster(subject)}\n`);
}
