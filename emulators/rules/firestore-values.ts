import type { StoredDocument } from '../firestore/store/document.ts';
import { parseTimestamp } from '../firestore/values/timestamp.ts';
import type { Value as StoredValue } from '../firestore/values/values.ts';
import { RulesBytes, RulesLatLng, RulesPath, RulesTimestamp, type Value } from './values.ts';

/** A stored value as rules see it. */
export function valueOfField(stored: StoredValue): Value {
  if ('nullValue' in stored) return null;
  if ('booleanValue' in stored) return stored.booleanValue;
  if ('integerValue' in stored) return BigInt(stored.integerValue);
  if ('doubleValue' in stored) return Number(stored.doubleValue);
  if ('stringValue' in stored) return stored.stringValue;
  if ('timestampValue' in stored) return timestamp(stored.timestampValue);
  if ('bytesValue' in stored) return new RulesBytes(Buffer.from(stored.bytesValue, 'base64'));
  if ('referenceValue' in stored) return pathOfName(stored.referenceValue);
  if ('arrayValue' in stored) return stored.arrayValue.values.map(valueOfField);
  if ('mapValue' in stored) return fieldsValue(stored.mapValue.fields);
  const { latitude, longitude } = stored.geoPointValue;
  return new RulesLatLng(latitude, longitude);
}

function timestamp(text: string): RulesTimestamp {
  const { seconds, nanos } = parseTimestamp(text);
  return new RulesTimestamp(BigInt(seconds) * 1_000_000_000n + BigInt(nanos));
}

/** `projects/P/databases/D/documents/a/b` without the project. */
function pathOfName(name: string): RulesPath {
  return new RulesPath(name.split('/').slice(2));
}

function fieldsValue(fields: StoredDocument['fields']): ReadonlyMap<string, Value> {
  return new Map(Object.entries(fields).map(([key, field]) => [key, valueOfField(field)]));
}

/** A document in the form of `resource`, `request.resource` and the result of `get()`. */
export function documentValue({ name, fields }: StoredDocument): ReadonlyMap<string, Value> {
  return new Map<string, Value>([
    ['data', fieldsValue(fields)],
    ['id', name.slice(name.lastIndexOf('/') + 1)],
    ['__name__', pathOfName(name)],
  ]);
}
