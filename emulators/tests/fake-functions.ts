import { json, type LocalServer, serveLocally } from '../http.ts';

/** A function as `GET /backends` lists it. */
export type ListedFunction = ReturnType<typeof onWritten>;

/** A function with a Firestore trigger, as the official Functions emulator lists the result of `onDocumentWritten`. */
export function onWritten(document: string, name: string) {
  return {
    region: 'europe-west1',
    name,
    id: `europe-west1-${name}`,
    timeoutSeconds: 60,
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.written',
      eventFilters: { database: '(default)', namespace: '(default)' },
      eventFilterPathPatterns: { document },
    },
  };
}

interface FunctionCall {
  readonly name: string;
  readonly event: { readonly document: string; readonly data: object };
}

const ROUTE = /^\/functions\/projects\/[^/]+\/triggers\/([^/]+)-(\d+)$/; // id and generation

/**
 * Responds like the official Functions emulator: it lists the functions, and accepts a call whose URL has the id of one of
 * them and the current generation.
 */
export class FakeFunctions {
  readonly calls: FunctionCall[] = [];
  /** How many times the functions have been reloaded. */
  generation = 0;
  /** How many calls are still to fail. */
  failures = 0;
  /** The functions listed at present. */
  list: () => readonly ListedFunction[];
  private server: LocalServer | undefined;
  private port = 0;

  constructor(functions: readonly ListedFunction[]) {
    this.list = () => functions;
  }

  /** Starts listening, on the same port each time. Returns the URL, such as `http://127.0.0.1:5001`. */
  async start(): Promise<string> {
    this.server = serveLocally('Functions', ({ path, body }) => {
      if (path === '/backends') return json({ backends: [{ functionTriggers: this.list() }] });
      const [, id, generation] = ROUTE.exec(path) ?? [];
      const called = this.list().find((listed) => listed.id === id);
      if (!called || generation !== String(this.generation)) {
        const valid = this.list().map((listed) => `${listed.id}-${this.generation}`);
        const message = `Function ${id} does not exist, valid functions are: ${valid.join(', ')}`;
        return { status: 404, body: message };
      }
      this.calls.push({ name: called.name, event: JSON.parse(body.toString()) });
      return this.failures-- > 0 ? { status: 500, body: '' } : json({ status: 'acknowledged' });
    });
    this.port = await this.server.listen(this.port);
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    await this.server?.close();
  }
}
