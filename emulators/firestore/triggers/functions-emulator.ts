import { relativePath } from '../protocol/resource-name.ts';
import { fromMicros } from '../values/timestamp.ts';
import { type ChangeEvent, type ListedFunction, readTriggers, type Trigger, WRITTEN } from './trigger.ts';

/** The outcome of a call. `unknown`: the function did not run, or may not have, and is to be called again. */
type CallResult = 'succeeded' | 'failed' | 'unknown';

/** How long a list is cached: functions that are rebuilt may have other triggers. */
const LIST_MAX_AGE_MS = 1000;
/** Added to the function's own timeout: the emulator may have to start the function. */
const START_TIMEOUT_MS = 30_000;

/** The official Functions emulator. It lists Firestore triggers and runs them without the official Firestore emulator. */
export class FunctionsEmulator {
  private readonly origin: string;
  private readonly closeSignal: AbortSignal;
  /** The keys of triggers by id: the id with the number of reloads, such as `europe-west1-postsChanged-1`. */
  private readonly keys = new Map<string, string>();
  private triggers: readonly Trigger[] = [];
  private previousList = '';
  private listedAt = 0;

  /** `origin` is like `http://127.0.0.1:5001`; `closeSignal` aborts pending requests. */
  constructor(origin: string, closeSignal: AbortSignal) {
    this.origin = origin;
    this.closeSignal = closeSignal;
  }

  /**
   * Returns the triggers; undefined while the emulator is unavailable or loads its functions. It responds before it has
   * loaded them all, so a list counts only if two consecutive reads are equal.
   */
  async listTriggers(): Promise<readonly Trigger[] | undefined> {
    if (Date.now() - this.listedAt < LIST_MAX_AGE_MS) return this.triggers;
    const functions = await this.listFunctions().catch(() => []);
    const listed = JSON.stringify(functions);
    const isComplete = functions.length > 0 && listed === this.previousList;
    this.previousList = listed;
    if (!isComplete) return undefined;
    this.listedAt = Date.now();
    this.triggers = readTriggers(functions);
    return this.triggers;
  }

  private async listFunctions(): Promise<ListedFunction[]> {
    const response = await fetch(`${this.origin}/backends`, { signal: this.closeSignal });
    const { backends } = (await response.json()) as { backends: { functionTriggers: ListedFunction[] }[] };
    return backends.flatMap(({ functionTriggers }) => functionTriggers);
  }

  /**
   * Calls a function with an event and waits until it ends. The emulator kills the process of a function that throws, so a
   * function that failed and one that was killed look the same.
   */
  async call({ id, region, timeoutSeconds }: Trigger, change: ChangeEvent): Promise<CallResult> {
    const event = cloudEvent(change, region);
    const key = this.keys.get(id) ?? `${id}-0`;
    const timeout = AbortSignal.timeout(timeoutSeconds * 1000 + START_TIMEOUT_MS);
    try {
      const response = await fetch(`${this.origin}/functions/projects/${event.project}/triggers/${key}`, {
        method: 'POST',
        headers: { 'content-type': 'application/cloudevents+json' },
        body: JSON.stringify(event),
        signal: AbortSignal.any([this.closeSignal, timeout]),
      });
      const body = await response.text();
      if (response.status !== 404) return response.ok ? 'succeeded' : 'failed';
      // The key is outdated. The response lists the valid ones: `europe-west1-postsChanged-1, europe-west1-leadsChanged-1`.
      const validKeys = body.match(new RegExp(`(?<![\\w-])${id}-\\d+(?![\\w-])`, 'g'));
      this.keys.set(id, validKeys?.at(-1) ?? `${id}-0`);
    } catch {
      // The emulator is unavailable, was stopped while the function ran, or failed to start it and never responds.
    }
    this.listedAt = 0;
    return 'unknown';
  }
}

/**
 * The event as a structured CloudEvent. Its data is google.events.cloud.firestore.v1.DocumentEventData in the JSON of
 * the REST protocol, without the update mask. An empty object means that the document does not exist.
 */
function cloudEvent({ number, name, time, before, after }: ChangeEvent, location: string) {
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
    location,
    data: { value: JSON.parse(after ?? '{}'), oldValue: JSON.parse(before ?? '{}') },
  };
}
