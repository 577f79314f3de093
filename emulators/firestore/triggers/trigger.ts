import { relativePath } from '../protocol/resource-name.ts';

/** https://cloud.google.com/eventarc/docs/reference/supported-events#cloud-firestore */
const EVENT_TYPES = 'google.cloud.firestore.document.v1.';
/** The event type that `onDocumentWritten` listens for. */
export const WRITTEN = `${EVENT_TYPES}written`;

/** A change to be delivered to the functions that it triggers. */
export interface ChangeEvent {
  /** Unique in the database; the same for every attempt. */
  readonly number: number;
  /** The document's full name. */
  readonly name: string;
  /** The commit time in microseconds since 1970. */
  readonly time: number;
  /** The JSON of the document before and after; null if it does not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A function that is triggered by document changes. */
export interface Trigger {
  /** Region and name, such as `europe-west1-indexPosts`. */
  readonly id: string;
  readonly region: string;
  /** A path with variables, `posts/{id}`. */
  readonly document: string;
  readonly timeoutSeconds: number;
}

/** A function as the Functions emulator lists it. */
export interface ListedFunction {
  readonly id: string;
  readonly region: string;
  readonly timeoutSeconds?: number;
  readonly eventTrigger?: {
    readonly eventType: string;
    readonly eventFilters?: Readonly<Record<string, string>>;
    readonly eventFilterPathPatterns?: Readonly<Record<string, string>>;
  };
}

/**
 * Returns the functions with a Firestore trigger, each once: a reloaded one is listed twice.
 *
 * @throws Error that names a trigger that is not supported
 */
export function readTriggers(functions: readonly ListedFunction[]): Trigger[] {
  const ofFirestore = functions.filter(({ eventTrigger }) => eventTrigger?.eventType.startsWith(EVENT_TYPES));
  return [...new Map(ofFirestore.map((listed) => [listed.id, readTrigger(listed)])).values()];
}

function readTrigger({ id, region, timeoutSeconds = 60, eventTrigger }: ListedFunction): Trigger {
  const document = eventTrigger?.eventFilterPathPatterns?.document ?? '';
  const database = eventTrigger?.eventFilters?.database ?? '(default)';
  if (eventTrigger?.eventType !== WRITTEN || database !== '(default)' || !PATTERN.test(document)) {
    throw new Error(
      `Not supported by the local emulator: the trigger of ${id}, ${JSON.stringify(eventTrigger)}`,
    );
  }
  return { id, region, document, timeoutSeconds };
}

const PATTERN = /^(?:[\w-]+\/\{\w+\}\/?)+$/;

/** Whether a change triggers a function: each variable of its path stands for one id. */
export function isTriggeredBy({ document }: Trigger, { name }: ChangeEvent): boolean {
  if (name.split('/')[3] !== '(default)') return false;
  return new RegExp(`^${document.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(relativePath(name));
}
