import { permissionDenied } from '../api-error.ts';
import { type Authorize, isAdmin } from '../storage/policy.ts';
import type { StoredObject } from '../storage/stored-object.ts';
import { identityOf } from './identity.ts';
import { EvaluationError } from './rules-error.ts';
import type { Ruleset } from './ruleset.ts';
import { valueOfJson } from './value-of-json.ts';
import { RulesTimestamp, type Value } from './values.ts';

/** Decides access to Storage by the rules; the admin may do anything. */
export function objectPolicy(rules: Ruleset, projectId: string): Authorize {
  return ({ headers, method, bucket, path, existing, resulting }) => {
    if (isAdmin(headers)) return;
    const now = Date.now();
    const { allowed, reasons } = rules.decide({
      method,
      path: ['b', bucket, 'o', ...path.split('/').filter(Boolean)],
      request: new Map<string, Value>([
        ['auth', identityOf(headers, projectId, now)],
        ['time', timestamp(now)],
        ...(resulting ? [['resource', objectValue(resulting)] as const] : []),
      ]),
      resource: existing ? objectValue(existing) : null,
      // The two emulators are not connected: a rule that reads Firestore denies.
      lookup: () => {
        throw new EvaluationError('the local Storage emulator cannot read Firestore');
      },
      maximumLookups: 2,
    });
    if (!allowed) throw permissionDenied(reasons);
  };
}

function timestamp(millis: number): RulesTimestamp {
  return new RulesTimestamp(BigInt(millis) * 1_000_000n);
}

/** An object as `resource` and `request.resource` (firebase.google.com/docs/storage/security/rules-conditions). */
function objectValue(object: StoredObject): Value {
  const { custom, ...metadata } = object.metadata;
  return new Map<string, Value>([
    ['name', object.name],
    ['bucket', object.bucket],
    ['size', BigInt(object.size)],
    ['generation', BigInt(object.generation)],
    ['metageneration', BigInt(object.metageneration)],
    ['timeCreated', timestamp(object.timeCreated.getTime())],
    ['updated', timestamp(object.updated.getTime())],
    ['md5Hash', object.md5Hash],
    ['crc32c', object.crc32c],
    ['metadata', valueOfJson(custom)],
    ...Object.entries(metadata).map(([name, text]) => [name, text] as const),
  ]);
}
