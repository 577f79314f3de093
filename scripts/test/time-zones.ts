import { globSync, readFileSync } from 'node:fs';
import { UNIT_PROJECTS } from './checks.ts';
import { type Step, vitest } from './runners.ts';

/** One zone on each side of the company's own, in which the date differs for much of the day. */
const ZONES = ['Asia/Tokyo', 'America/Los_Angeles'];

/** The unit tests that create or depend on dates, run again in other time zones. */
export function timeZoneSteps(): Step[] {
  const files = globSync('{src,functions/src,emulators,scripts}/**/*.test.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('new Date('),
  );
  return ZONES.map((zone) => vitest(`Dates in ${zone}`, UNIT_PROJECTS, { files, env: { TZ: zone } }));
}
