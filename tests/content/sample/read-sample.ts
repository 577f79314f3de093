import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The text of a file of the sample, as visitors download it. */
export function readSample(name: string): string {
  return readFileSync(resolve(import.meta.dirname, '../../../public/sample', name), 'utf8');
}

/** A value of the sample's passport, or the reason why there is none. */
export interface PassportProperty {
  readonly name: string;
  readonly value: number | string | null;
  readonly decimals?: number;
  readonly unit?: string;
  readonly module?: string;
  readonly source?: string;
  readonly owner: string;
  readonly reason?: string;
}

/** What the tests read of the sample's passport; slab-200.schema.json describes all of it. */
export interface Passport {
  readonly '@context': Readonly<Record<string, unknown>>;
  readonly id: string;
  readonly manufacturer: { readonly name: string; readonly gln: string };
  readonly productType: { readonly code: string };
  readonly product: {
    readonly name: string;
    readonly gtin: string;
    readonly ifcClass: string;
    readonly predefinedType: string;
  };
  readonly documents: readonly { readonly code: string }[];
  readonly properties: readonly PassportProperty[];
}

export function readPassport(): Passport {
  return JSON.parse(readSample('slab-200.jsonld'));
}

/** The name of a property, with the module of the life cycle where there is one: "GWP-total, A4". */
export function fullName({ name, module }: Pick<PassportProperty, 'name' | 'module'>): string {
  return module ? `${name}, ${module}` : name;
}
