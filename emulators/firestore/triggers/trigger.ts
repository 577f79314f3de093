import { relativePath } from '../protocol/resource-name.ts';
import { EVENT_TYPE, type EventKind } from './cloud-event.ts';
import type { ChangeKind } from './events.ts';
import { matchesPattern } from './path-pattern.ts';

/** A function that is triggered by document changes. */
export interface Trigger {
  /** Region and name, such as `europe-west1-indexPosts`. */
  readonly id: string;
  readonly region: string;
  readonly kind: EventKind;
  readonly database: string;
  /** A path or a path pattern. */
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

const KINDS: readonly EventKind[] = ['created', 'updated', 'deleted', 'written'];

/** Returns the functions with a Firestore trigger, each once: a reloaded one is listed twice. */
export function readTriggers(functions: readonly ListedFunction[]): Trigger[] {
  const triggers = functions.map(readTrigger).filter((trigger) => trigger !== undefined);
  return [...new Map(triggers.map((trigger) => [trigger.id, trigger])).values()];
}

function readTrigger({ id, region, timeoutSeconds = 60, eventTrigger }: ListedFunction): Trigger | undefined {
  const { eventType, eventFilters = {}, eventFilterPathPatterns = {} } = eventTrigger ?? {};
  const kind = KINDS.find((name) => eventType === `${EVENT_TYPE}${name}`);
  const document = eventFilterPathPatterns.document ?? eventFilters.document;
  if (!kind || document === undefined) return undefined;
  return {
    id,
    region,
    kind,
    database: eventFilters.database ?? '(default)',
    document,
    timeoutSeconds,
  };
}

/** Whether a trigger matches this change of the document with this full name. */
export function isTriggeredBy(trigger: Trigger, name: string, kind: ChangeKind): boolean {
  const [, , , database] = name.split('/');
  const isKind = trigger.kind === 'written' || trigger.kind === kind;
  return isKind && trigger.database === database && matchesPattern(trigger.document, relativePath(name));
}
