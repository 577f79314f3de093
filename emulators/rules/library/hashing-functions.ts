import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { crc32c } from '../../crc32c.ts';
import { expectType, RulesBytes, type Value } from '../values.ts';
import { type Callables, taking } from './method-table.ts';

/** firebase.google.com/docs/reference/rules/rules.hashing */
export const hashingFunctions: Callables = {
  crc32: taking(1, (value) => bigEndian(crc32(bytesOf(value)))),
  crc32c: taking(1, (value) => bigEndian(crc32c(bytesOf(value)))),
  md5: taking(1, (value) => new RulesBytes(createHash('md5').update(bytesOf(value)).digest())),
  sha256: taking(1, (value) => new RulesBytes(createHash('sha256').update(bytesOf(value)).digest())),
};

function bigEndian(checksum: number): RulesBytes {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(checksum);
  return new RulesBytes(bytes);
}

function bytesOf(value: Value): Uint8Array {
  return value instanceof RulesBytes ? value.bytes : new TextEncoder().encode(expectType.string(value));
}
