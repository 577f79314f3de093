import { permissionDenied } from '../api-error.ts';
import type { Access, Authorize } from '../firestore/protocol/policy.ts';
import { isAdmin } from '../http.ts';
import { identityOf } from './identity.ts';
import type { Ruleset, RulesRequest } from './ruleset.ts';
import { EvaluationError, RulesTimestamp, type Value, valueOfDocument } from './values.ts';

/** The most documents that one request may look up (firebase.google.com/docs/firestore/quotas, "Security rules"). */
const MAXIMUM_LOOKUPS = 10;

/** Decides access to Firestore by the rules; the admin may do anything. */
export function documentPolicy(rules: Ruleset, projectId: string): Authorize {
  return (access) => {
    if (isAdmin(access.headers)) return;
    const auth = identityOf(access.headers, projectId, access.now / 1000);
    const { allowed, reasons } = rules.decide(rulesRequest(access, auth));
    if (!allowed) throw permissionDenied(reasons);
  };
}

/** Rules judge a query and not its results: neither the ids nor the data of its documents are known. */
function rulesRequest(access: Access, auth: Value): RulesRequest {
  const { method, documentPath, existing, resulting, now, limit } = access;
  const database = access.root.split('/').slice(2);
  const isQuery = method === 'list';
  return {
    method,
    path: [...database, ...documentPath.split('/'), ...(isQuery ? [undefined] : [])],
    request: new Map<string, Value>([
      ['auth', auth],
      ['time', new RulesTimestamp(now)],
      ...(limit === undefined ? [] : [['query', new Map([['limit', BigInt(limit)]])] as const]),
      ...(resulting ? [['resource', valueOfDocument(resulting)] as const] : []),
    ]),
    resource: isQuery ? undefined : existing ? valueOfDocument(existing) : null,
    lookup({ segments }, isAfter) {
      if (database.some((segment, index) => segments[index] !== segment)) {
        throw new EvaluationError('a document of another database');
      }
      const found = access.document(segments.slice(database.length).join('/'), isAfter);
      return found && valueOfDocument(found);
    },
    maximumLookups: MAXIMUM_LOOKUPS,
  };
}
