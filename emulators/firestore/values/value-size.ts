import { relativePath } from '../protocol/resource-name.ts';
import type { Fields, Value } from './values.ts';

/** The maximum document size: https://firebase.google.com/docs/firestore/quotas */
export const MAX_DOCUMENT_BYTES = 1_048_576;

/** A document's size in bytes. The numbers in this file are those of https://firebase.google.com/docs/firestore/storage-size */
export function documentSize(name: string, fields: Fields): number {
  return nameSize(name) + fieldsSize(fields) + 32;
}

function nameSize(name: string): number {
  return relativePath(name)
    .split('/')
    .reduce((sum, id) => sum + stringSize(id), 16);
}

function fieldsSize(fields: Fields): number {
  return Object.entries(fields).reduce((sum, [name, value]) => sum + stringSize(name) + valueSize(value), 0);
}

function stringSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function valueSize(value: Value): number {
  if ('stringValue' in value) return stringSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) return value.arrayValue.values.reduce((sum, item) => sum + valueSize(item), 0);
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields);
  return 'nullValue' in value || 'booleanValue' in value ? 1 : 8;
}
