import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOST, PORT_OFFSETS, portsAt, STANDARD_PORTS } from './ports.ts';

interface EmulatorSettings {
  readonly host: string;
  readonly port: number;
}

const { emulators } = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8')) as {
  emulators: Record<string, EmulatorSettings | Record<string, unknown> | boolean>;
};
const emulatorsWithPort = Object.entries(emulators).filter(
  (entry): entry is [string, EmulatorSettings] => typeof entry[1] === 'object' && 'port' in entry[1],
);

test('firebase.json has emulators to compare', () => {
  expect(emulatorsWithPort.map(([name]) => name)).toEqual(
    expect.arrayContaining(['hosting', 'functions', 'firestore', 'auth', 'storage']),
  );
});

test.each(emulatorsWithPort)('%s has the port and host that firebase.json names', (name, { host, port }) => {
  expect(STANDARD_PORTS).toHaveProperty(`${name}.port`, port);
  expect(host).toBe(HOST);
});

/** Ports that Chromium refuses (fetch.spec.whatwg.org, "port blocking"). */
const BLOCKED = [5060, 5061, 6000, 10080];

test('no port is assigned twice, within an offset or across offsets, and browsers refuse none', () => {
  const ports = PORT_OFFSETS.flatMap((offset) => Object.values(portsAt(offset)).map(({ port }) => port));
  expect(new Set(ports).size).toBe(ports.length);
  for (const port of BLOCKED) expect(ports).not.toContain(port);
});
