import { relativePath } from '../protocol/resource-name.ts';
import { fromMicros } from '../values/timestamp.ts';
import type { ChangeEvent } from './events.ts';
import { type Trigger, WRITTEN } from './trigger.ts';

/**
 * The event as a structured CloudEvent. Its data is google.events.cloud.firestore.v1.DocumentEventData in the JSON of
 * the REST protocol, without the update mask: an empty object means that the document does not exist.
 */
export function cloudEvent({ number, name, time, before, after }: ChangeEvent, { region }: Trigger) {
  const [, project, , database] = name.split('/');
  const document = relativePath(name);
  return {
    specversion: '1.0',
    id: String(number),
    type: WRITTEN,
    source: `//firestore.googleapis.com/projects/${project}/databases/${database}`,
    subject: `documents/${document}`,
    time: fromMicros(time),
    datacontenttype: 'application/json',
    project,
    database,
    namespace: '(default)',
    document,
    location: region,
    data: { value: JSON.parse(after ?? '{}'), oldValue: JSON.parse(before ?? '{}') },
  };
}
