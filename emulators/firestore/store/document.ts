import { fromMicros } from '../values/timestamp.ts';
import type { Fields } from '../values/values.ts';

/** A stored document. Times are microseconds since 1970. */
export interface StoredDocument {
  readonly name: string;
  readonly created: number;
  readonly updated: number;
  /** The fields as JSON text. */
  readonly text: string;
  /** The fields, parsed on first access. */
  readonly fields: Fields;
}

/** Creates a document. `parsed` are its fields, if they are known; otherwise the text is parsed when they are first read. */
export function storedDocument(stored: Omit<StoredDocument, 'fields'>, parsed?: Fields): StoredDocument {
  let fields = parsed;
  return {
    ...stored,
    get fields() {
      fields ??= JSON.parse(stored.text) as Fields;
      return fields;
    },
  };
}

/** The JSON of a google.firestore.v1.Document, with all its fields, or with only `fields`. */
export function documentJson(document: StoredDocument, fields?: Fields): string {
  const text = fields ? JSON.stringify(fields) : document.text;
  const times = `"createTime":"${fromMicros(document.created)}","updateTime":"${fromMicros(document.updated)}"`;
  return `{"name":${JSON.stringify(document.name)},"fields":${text},${times}}`;
}
