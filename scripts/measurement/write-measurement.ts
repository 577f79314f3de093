/**
 * Writes what is generated from the catalogue of events (src/domain/measurement/events.ts): the table of docs/for-marketers.md,
 * and docs/gtm-container.json. Run it when the catalogue changes: node scripts/run.mjs scripts/measurement/write-measurement.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { container } from './container.ts';
import { withCatalogue } from './guide.ts';

const GUIDE = 'docs/for-marketers.md';

writeFileSync(GUIDE, withCatalogue(readFileSync(GUIDE, 'utf8')));
writeFileSync('docs/gtm-container.json', `${JSON.stringify(container(), undefined, 2)}\n`);
