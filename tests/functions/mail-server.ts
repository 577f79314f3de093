import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { PORTS } from '../../local/ports.ts';

/** The port to which the functions under test send mail. Closed unless a test starts a mail server. */
export const MAIL_SERVER_PORT = PORTS.testMail.port;

/**
 * How a mail server behaves: `works` forwards everything to the mailbox; `drops-after-data` closes the connection after
 * the text; `hangs` never responds; `refuses` responds to the recipient with an error code.
 */
export type Behaviour =
  | { readonly kind: 'works' | 'drops-after-data' | 'hangs' }
  | { readonly kind: 'refuses'; readonly code: number };

/** A mail server with configurable behaviour. */
export class MailServer {
  behaviour: Behaviour = { kind: 'works' };
  /** Hangs after this many connections, whatever its behaviour. */
  hangsAfter = Number.POSITIVE_INFINITY;
  /** Connections so far. */
  connections = 0;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  async start(): Promise<void> {
    this.#server = createServer((socket) => this.#serve(socket));
    this.#server.listen(MAIL_SERVER_PORT, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  }

  #serve(socket: Socket): void {
    this.connections++;
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const kind = this.connections > this.hangsAfter ? 'hangs' : this.behaviour.kind;
    if (kind === 'works') relay(socket);
    else if (kind !== 'hangs') converse(socket, this.behaviour);
  }
}

/** Connects a client to the mailbox. */
function relay(socket: Socket): void {
  const mailbox = connect(PORTS.smtp.port, '127.0.0.1');
  mailbox.on('error', () => socket.destroy());
  mailbox.on('close', () => socket.destroy());
  socket.on('close', () => mailbox.end());
  socket.pipe(mailbox).pipe(socket);
}

/** Just enough of RFC 5321 to refuse a mail. */
function converse(socket: Socket, behaviour: Behaviour): void {
  let unread = '';
  let isText = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 test ESMTP');
  socket.on('data', (chunk) => {
    unread += chunk.toString('latin1');
    for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
      const line = unread.slice(0, end);
      unread = unread.slice(end + 2);
      if (isText && line !== '.') continue;
      if (isText) {
        isText = false;
        if (behaviour.kind === 'drops-after-data') socket.destroy();
        else say('250 text');
      } else if (/^RCPT/i.test(line) && behaviour.kind === 'refuses') say(`${behaviour.code} recipient`);
      else if (/^DATA/i.test(line)) {
        isText = true;
        say('354 go on');
      } else say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
    }
  });
}

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
