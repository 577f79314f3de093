import { permissionDenied } from '../api-error.ts';
import type { StoredDocument } from '../firestore/store/document.ts';
import { isAdmin } from '../http.ts';
import type { Authorize } from '../storage/policy.ts';
import type { StoredObject } from '../storage/stored-object.ts';
import { identityOf } from './identity.ts';
import type { Ruleset } from './ruleset.ts';
import { EvaluationError, type RulesPath, RulesTimestamp, type Value, valueOfDocument } from './values.ts';

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
        ['time', new RulesTimestamp(now * 1000)],
        ...(resulting ? [['resource', objectValue(resulting)] as const] : []),
      ]),
      resource: existing ? objectValue(existing) : null,
      lookup: (target) => {
        const found = findDocument(documentName(target, projectId));
        return found && valueOfDocument(found);
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
    throw new EvaluationError(`/${segments.join('/')} is not a document of the default database`);
  }
  return `projects/${projectId}/${segments.join('/')}`;
}

/** An object as `resource` and `request.resource` (firebase.google.com/docs/storage/security/rules-conditions). */
function objectValue({ name, size, metadata: { custom: _, ...metadata } }: StoredObject): Value {
  return new Map<string, Value>([['name', name], ['size', BigInt(size)], ...Object.entries(metadata)]);
}
