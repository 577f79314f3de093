import { permissionDenied } from '../api-error.ts';
import type { StoredDocument } from '../firestore/store/document.ts';
import { type Authorize, isAdmin } from '../storage/policy.ts';
import type { StoredObject } from '../storage/stored-object.ts';
import { documentValue } from './firestore-values.ts';
import { identityOf } from './identity.ts';
import { EvaluationError } from './rules-error.ts';
import type { Ruleset } from './ruleset.ts';
import { valueOfJson } from './value-of-json.ts';
import { type RulesPath, RulesTimestamp, type Value } from './values.ts';

/** A document of Firestore by its full name (`projects/P/databases/(default)/documents/staff/ann`). */
export type FindDocument = (name: string) => StoredDocument | undefined;

/** One access may look up this many documents (firebase.google.com/docs/storage/security/rules-conditions). */
const MAXIMUM_LOOKUPS = 2;

/** Storage's accesses as the rules decide them; the admin may do anything. */
export function objectPolicy(rules: Ruleset, projectId: string, findDocument: FindDocument): Authorize {
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
      lookup: (target) => {
        const found = findDocument(documentName(target, projectId));
        return found && documentValue(found);
      },
      maximumLookups: MAXIMUM_LOOKUPS,
    });
    if (!allowed) throw permissionDenied(reasons);
  };
}

function documentName({ segments }: RulesPath, projectId: string): string {
  const [databases, database, documents, ...path] = segments;
  const isDocument = path.length >= 2 && path.length % 2 === 0;
  if (databases !== 'databases' || database !== '(default)' || documents !== 'documents' || !isDocument) {
    throw new EvaluationError(`/${segments.join('/')} is no document of the default database`);
  }
  return `projects/${projectId}/${segments.join('/')}`;
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
