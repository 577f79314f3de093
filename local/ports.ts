/** All local services listen on this IP address only. */
export const HOST = '127.0.0.1';

/** A port of the local run, and the service that needs it, as named in the message when the port is in use. */
export interface LocalPort {
  readonly port: number;
  readonly wantedBy: string;
}

/**
 * The values of the environment variable PORT_OFFSET, which is added to every port so that two clones can run side by side. With
 * multiples of three below 30, no two runs share a port, and browsers refuse none.
 */
export const PORT_OFFSETS = [0, 3, 6, 9, 12, 15, 18, 21, 24, 27];

/** Every port of the local run without an offset. firebase.json has the same ports for Firebase's own emulators. */
export const STANDARD_PORTS = {
  hosting: { port: 5000, wantedBy: 'the site (Hosting emulator)' },
  functions: { port: 5001, wantedBy: 'the Functions emulator' },
  firestore: { port: 8080, wantedBy: 'the Firestore emulator' },
  auth: { port: 9099, wantedBy: 'the Auth emulator' },
  storage: { port: 9199, wantedBy: 'the Storage emulator' },
  remoteConfig: { port: 9180, wantedBy: 'the Remote Config emulator' },
  booking: { port: 5050, wantedBy: 'the booking page' },
  captcha: { port: 5070, wantedBy: "the captcha's stand-in" },
  tagManager: { port: 5080, wantedBy: "the tag manager's stand-in" },
  mailbox: { port: 1080, wantedBy: 'the mailbox (MailDev)' },
  smtp: { port: 1025, wantedBy: 'the mail server (MailDev)' },
  hub: { port: 4400, wantedBy: "Firebase's emulator hub" },
  logging: { port: 4500, wantedBy: "Firebase's logging emulator" },
  eventarc: { port: 9299, wantedBy: 'the Eventarc emulator' },
  tasks: { port: 9499, wantedBy: 'the Cloud Tasks emulator' },
  testMail: { port: 2525, wantedBy: 'the mail server of the tests' },
} as const satisfies Record<string, LocalPort>;

/** The ports of the local run with an offset. */
export function portsAt(offset: number): Record<keyof typeof STANDARD_PORTS, LocalPort> {
  const shifted = Object.entries(STANDARD_PORTS).map(([name, { port, wantedBy }]) => [
    name,
    { port: port + offset, wantedBy },
  ]);
  return Object.fromEntries(shifted);
}

const offset = Number(process.env.PORT_OFFSET ?? 0);
if (!PORT_OFFSETS.includes(offset)) throw new Error(`PORT_OFFSET must be one of ${PORT_OFFSETS.join(', ')}`);

export const PORTS = portsAt(offset);

/** The URL of a local service. */
export function localUrl({ port }: LocalPort): string {
  return `http://${HOST}:${port}`;
}
