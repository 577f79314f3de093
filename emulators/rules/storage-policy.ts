import type { StoredDocument } from '../firestore/store/document.ts';
import type { Authorize } from '../storage/policy.ts';
import type { StoredObject } from '../storage/stored-object.ts';
import { enforce } from './enforce.ts';
import type { Ruleset } from './ruleset.ts';
import { EvaluationError, type RulesPath, type Value, valueOfDocument } from './values.ts';

/** Finds a Firestore document by its full name (`projects/P/databases/(default)/documents/staff/ann`). */
export type FindDocument = (name: string) => StoredDocument | undefined;

/** How many documents one access may look up (firebase.google.com/docs/storage/security/rules-conditions). */
const MAXIMUM_LOOKUPS = 2;

/** Decides access to Storage by the rules. */
export function objectPolicy(rules: Ruleset, projectId: string, findDocument: FindDocument): Authorize {
  return ({ headers, method, bucket, path, existing, resulting }) =>
    enforce(rules, projectId, {
      headers,
      now: Date.now() * 1000,
      method,
      path: ['b', bucket, 'o', ...path.split('/').filter(Boolean)],
      resource: existing ? objectValue(existing) : null,
      resulting: resulting && objectValue(resulting),
      lookup: (target) => {
        const found = findDocument(documentName(target, projectId));
        return found && valueOfDocument(found);
      },
      maximumLookups: MAXIMUM_LOOKUPS,
    });
}

function documentName({ segments }: RulesPath, projectId: string): string {
  const [databases, database, documents, ...path] = segments;
  const isDocument = path.length >= 2 && path.length % 2 === 0;
  if (databases !== 'databases' || database !== '(default)' || documents !== 'documents' || !isDocument) {
    throw new EvaluationError(`/${segments.join('/')} is not a document of the default database`);
  }
  return `projects/${projectId}/${segments.join('/')}`;
}

/** An object as `resource` and `request.resource`, without custom metadata (firebase.google.com/docs/storage/security/rules-conditions). */
function objectValue({ name, size, metadata: { custom: _, ...metadata } }: StoredObject): Value {
  return new Map<string, Value>([['name', name], ['size', BigInt(size)], ...Object.entries(metadata)]);
}
