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

/** What is sold under one GTIN, with the values that differ between articles. */
export interface Article {
  readonly id: string;
  readonly name: string;
  readonly gtin: string;
  readonly properties: readonly PassportProperty[];
}

/** What the tests read of the sample's passport; mw-slab-035.schema.json describes all of it. */
export interface Passport {
  readonly '@context': Readonly<Record<string, unknown>>;
  readonly id: string;
  readonly manufacturer: { readonly name: string; readonly gln: string };
  readonly documents: readonly { readonly code: string }[];
  /** The values that all articles share. */
  readonly properties: readonly PassportProperty[];
  readonly productType: {
    readonly code: string;
    readonly name: string;
    readonly ifcClass: string;
    readonly predefinedType: string;
    readonly articles: readonly Article[];
  };
}

export function readPassport(): Passport {
  return JSON.parse(readSample('mw-slab-035.jsonld'));
}

/** The name of a property, with the module of the life cycle where there is one: "GWP-total, C3". */
export function fullName({ name, module }: Pick<PassportProperty, 'name' | 'module'>): string {
  return module ? `${name}, ${module}` : name;
}
