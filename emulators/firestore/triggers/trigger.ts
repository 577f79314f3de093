import { relativePath } from '../protocol/resource-name.ts';

/** https://cloud.google.com/eventarc/docs/reference/supported-events#cloud-firestore */
const EVENT_PREFIX = 'google.cloud.firestore.document.v1.';
/** The event type that `onDocumentWritten` listens for. */
export const WRITTEN = `${EVENT_PREFIX}written`;

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
  /** Region and name, such as `europe-west1-postsChanged`. */
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
 * Returns the functions with a Firestore trigger, each once: a reloaded function is listed twice. Throws an Error that names
 * an unsupported trigger.
 */
export function readTriggers(functions: readonly ListedFunction[]): Trigger[] {
  const listed = functions.filter(({ eventTrigger }) => eventTrigger?.eventType.startsWith(EVENT_PREFIX));
  const triggers = new Map(listed.map((listedFunction) => [listedFunction.id, readTrigger(listedFunction)]));
  return [...triggers.values()];
}

function readTrigger({ id, region, timeoutSeconds = 60, eventTrigger }: ListedFunction): Trigger {
  const document = eventTrigger?.eventFilterPathPatterns?.document ?? '';
  const database = eventTrigger?.eventFilters?.database ?? '(default)';
  if (eventTrigger?.eventType !== WRITTEN || database !== '(default)' || !DOCUMENT_PATTERN.test(document)) {
    const trigger = JSON.stringify(eventTrigger);
    throw new Error(`Not supported by the local emulator: the trigger of ${id}, ${trigger}`);
  }
  return { id, region, document, timeoutSeconds };
}

const DOCUMENT_PATTERN = /^(?:[\w-]+\/\{\w+\}\/?)+$/; // such as `posts/{id}`: every id is a variable

/** Whether a change triggers a function: each variable of its path stands for one id. */
export function isTriggeredBy({ document }: Trigger, { name }: ChangeEvent): boolean {
  const [, , , database] = name.split('/');
  if (database !== '(default)') return false;
  return new RegExp(`^${document.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(relativePath(name));
}
