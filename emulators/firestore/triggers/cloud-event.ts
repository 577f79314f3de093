import { isDeepStrictEqual } from 'node:util';
import { relativePath } from '../protocol/resource-name.ts';
import { formatFieldPath, getField, isPath } from '../values/field-path.ts';
import { fromMicros } from '../values/timestamp.ts';
import type { Fields } from '../values/values.ts';
import type { ChangeKind, Delivery } from './events.ts';

/** `written` covers the other three. */
export type EventKind = ChangeKind | 'written';

/** https://cloud.google.com/eventarc/docs/reference/supported-events#cloud-firestore */
export const EVENT_TYPE = 'google.cloud.firestore.document.v1.';

/**
 * The event as a structured CloudEvent. Its data is google.events.cloud.firestore.v1.DocumentEventData in the JSON of
 * the REST protocol: an empty object means that the document does not exist.
 */
export function cloudEvent(delivery: Delivery, { kind, region }: { kind: EventKind; region: string }) {
  const { number, name, time, before, after } = delivery;
  const [, project, , database] = name.split('/');
  const document = relativePath(name);
  const oldValue = JSON.parse(before ?? '{}');
  const value = JSON.parse(after ?? '{}');
  return {
    specversion: '1.0',
    id: String(number),
    type: `${EVENT_TYPE}${kind}`,
    source: `//firestore.googleapis.com/projects/${project}/databases/${database}`,
    subject: `documents/${document}`,
    time: fromMicros(time),
    datacontenttype: 'application/json',
    project,
    database,
    namespace: '(default)',
    document,
    location: region,
    data: {
      value,
      oldValue,
      ...(before && after && { updateMask: { fieldPaths: changedPaths(oldValue.fields, value.fields) } }),
    },
  };
}

/** The fields that an update changed; for a map that remains a map, the fields in it. */
function changedPaths(before: Fields, after: Fields, parent: readonly string[] = []): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const path = [...parent, name];
    const [was, is] = [getField(before, [name]), getField(after, [name])];
    if (isDeepStrictEqual(was, is) || !isPath(path)) return [];
    const areMaps = was && is && 'mapValue' in was && 'mapValue' in is;
    return areMaps ? changedPaths(was.mapValue.fields, is.mapValue.fields, path) : [formatFieldPath(path)];
  });
}
