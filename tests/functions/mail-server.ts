import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { PORTS } from '../../local/ports.ts';

/** The port to which the functions under test send mail. Closed unless a test starts a mail server. */
export const MAIL_SERVER_PORT = PORTS.testMail.port;

/** A mail server that forwards everything to the mailbox. */
export class MailServer {
  /** How many connections get responses; later ones hang. */
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
    if (this.connections <= this.hangsAfter) relay(socket);
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
