import { createHash } from 'node:crypto';

/** A value for everyone, or a split of app instances between values. */
interface Parameter {
  /** For everyone if there is no split. */
  readonly defaultValue: string;
  /** Values and the percentage of app instances that get each; the sum is 100. */
  readonly split?: Readonly<Record<string, number>>;
}

export interface Template {
  /** A positive integer that rises with every change of the template. */
  readonly version: number;
  readonly parameters: Readonly<Record<string, Parameter>>;
}

/** Throws if the version is not a positive integer or a split does not add up to 100. */
export function checkTemplate({ version, parameters }: Template): void {
  // The SDK takes version 0 for a missing template and activates nothing.
  if (!Number.isInteger(version) || version < 1) throw new RangeError(`Template version ${version}`);
  for (const [name, { split }] of Object.entries(parameters)) {
    if (!split) continue;
    const shares = Object.values(split);
    const total = shares.reduce((sum, share) => sum + share, 0);
    if (total !== 100 || shares.some((share) => share < 0))
      throw new RangeError(`The split of ${name} adds up to ${total} percent`);
  }
}

/** The values for one app instance; the same on each call. */
export function entriesFor({ parameters }: Template, appInstanceId: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { defaultValue, split }]) => [
      name,
      split ? variantFor(split, `${name}/${appInstanceId}`) : defaultValue,
    ]),
  );
}

/** Chooses a value by the hash of a key, so that it is stable without being stored. */
function variantFor(split: Readonly<Record<string, number>>, key: string): string {
  const hash = createHash('sha256').update(key).digest().readUInt32BE();
  let percent = (hash / 2 ** 32) * 100;
  for (const [value, share] of Object.entries(split)) {
    if (percent < share) return value;
    percent -= share;
  }
  return '';
}
