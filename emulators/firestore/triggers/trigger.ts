import { relativePath } from '../protocol/resource-name.ts';
import type { ChangeEvent } from './events.ts';

/** https://cloud.google.com/eventarc/docs/reference/supported-events#cloud-firestore */
export const EVENT_TYPE = 'google.cloud.firestore.document.v1.';

/** `written` covers the other three. */
const KINDS = ['created', 'updated', 'deleted', 'written'] as const;

/** A function that is triggered by document changes. */
export interface Trigger {
  /** Region and name, such as `europe-west1-indexPosts`. */
  readonly id: string;
  readonly region: string;
  readonly kind: (typeof KINDS)[number];
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
  return { id, region, kind, database: eventFilters.database ?? '(default)', document, timeoutSeconds };
}

/** Whether a change triggers a function. */
export function isTriggeredBy(trigger: Trigger, { name, before, after }: ChangeEvent): boolean {
  const [, , , database] = name.split('/');
  const kind = before === null ? 'created' : after === null ? 'deleted' : 'updated';
  const isKind = trigger.kind === 'written' || trigger.kind === kind;
  return isKind && trigger.database === database && matchesPattern(trigger.document, relativePath(name));
}

/**
 * Whether a document's path matches a pattern: `posts/{id}`, `posts/{id=a-*}`, or `{path=**}` and `**` for zero or more
 * segments. https://cloud.google.com/eventarc/docs/path-patterns
 */
function matchesPattern(pattern: string, path: string): boolean {
  const segments = pattern.split('/').map((segment) => {
    const glob = segment.replace(/^\{(?:\w+=(.+)|\w+)\}$/, (_capture, inner = '*') => inner);
    return glob === '**' ? '(?:/[^/]+)*' : `/${glob.split('*').map(escapeText).join('[^/]*')}`;
  });
  return new RegExp(`^${segments.join('')}$`).test(`/${path}`);
}

function escapeText(text: string): string {
  return text.replace(/[\\^$.+?()[\]{}|]/g, '\\$&');
}
