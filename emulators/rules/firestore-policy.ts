import type { Authorize } from '../firestore/protocol/policy.ts';
import { enforce } from './enforce.ts';
import type { Ruleset } from './ruleset.ts';
import { EvaluationError, valueOfDocument } from './values.ts';

/** How many documents one request may look up (firebase.google.com/docs/firestore/quotas, "Security rules"). */
const MAXIMUM_LOOKUPS = 10;

/** Decides access to Firestore by the rules; a query is decided before it runs, when neither ids nor data are known. */
export function documentPolicy(rules: Ruleset, projectId: string): Authorize {
  return ({ headers, now, limit, method, root, documentPath, existing, resulting, findDocument }) => {
    const rootSegments = root.split('/').slice(2); // ['databases', 'D', 'documents']
    const isQuery = method === 'list';
    const stored = existing ? valueOfDocument(existing) : null;
    enforce(rules, projectId, {
      headers,
      now,
      limit,
      method,
      path: [...rootSegments, ...documentPath.split('/'), ...(isQuery ? [undefined] : [])],
      resource: isQuery ? undefined : stored,
      resulting: resulting && valueOfDocument(resulting),
      lookup({ segments }, isAfter) {
        if (rootSegments.some((segment, index) => segments[index] !== segment)) {
          throw new EvaluationError('a document of another database');
        }
        const found = findDocument(segments.slice(rootSegments.length).join('/'), isAfter);
        return found && valueOfDocument(found);
      },
      maximumLookups: MAXIMUM_LOOKUPS,
    });
  };
}
