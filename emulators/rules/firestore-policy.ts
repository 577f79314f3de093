import { permissionDenied } from '../api-error.ts';
import { type Access, type Authorize, isAdmin } from '../firestore/protocol/policy.ts';
import type { Filter, StructuredQuery } from '../firestore/query/structured-query.ts';
import { type FieldPath, isPath } from '../firestore/values/field-path.ts';
import { documentValue, valueOfField } from './firestore-values.ts';
import { identityOf } from './identity.ts';
import { EvaluationError } from './rules-error.ts';
import { ANY_ID, type Ruleset, type RulesRequest } from './ruleset.ts';
import { RulesTimestamp, type Value } from './values.ts';

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

function rulesRequest(access: Access, auth: Value): RulesRequest {
  const { method, documentPath, existing, resulting, query, now } = access;
  const database = access.root.split('/').slice(2);
  const path = documentPath.split('/');
  return {
    method,
    path: [...database, ...path, ...(method === 'list' ? ([ANY_ID] as const) : [])],
    request: new Map<string, Value>([
      ['auth', auth],
      ['time', new RulesTimestamp(BigInt(Math.round(now)) * 1000n)],
      ...(resulting ? [['resource', documentValue(resulting)] as const] : []),
      ...(query ? [['query', queryValue(query)] as const] : []),
    ]),
    resource: query ? new Map([['data', known(query.where)]]) : existing ? documentValue(existing) : null,
    lookup: (target, when) => lookUp(access, database, target.segments, when),
    maximumLookups: MAXIMUM_LOOKUPS,
  };
}

function lookUp(
  { document, documentAfter }: Access,
  database: readonly string[],
  segments: readonly string[],
  when: 'before' | 'after',
) {
  if (database.some((segment, index) => segments[index] !== segment)) {
    throw new EvaluationError('a document of another database');
  }
  const path = segments.slice(database.length).join('/');
  const found = when === 'after' ? documentAfter(path) : document(path);
  return found && documentValue(found);
}

function queryValue({ limit, offset }: StructuredQuery): Value {
  return new Map<string, Value>([
    ['limit', limit === undefined ? null : BigInt(limit)],
    ['offset', BigInt(offset)],
  ]);
}

/**
 * What is known of every document that a query can return: the fields that it compares with one value. Rules judge
 * the query and not its results, so nothing else of `resource.data` has a value.
 */
function known(filter: Filter | undefined): ReadonlyMap<string, Value> {
  const fields = new Map<string, Value>();
  for (const [path, value] of equalities(filter)) setAt(fields, path, value);
  return fields;
}

function equalities(filter: Filter | undefined): [FieldPath, Value][] {
  if (filter?.kind === 'composite' && filter.op === 'AND') return filter.filters.flatMap(equalities);
  if (filter?.kind === 'unary' && filter.op === 'IS_NULL') return [[filter.field, null]];
  if (filter?.kind === 'field' && filter.op === 'EQUAL') return [[filter.field, valueOfField(filter.value)]];
  return [];
}

function setAt(fields: Map<string, Value>, [name, ...rest]: FieldPath, value: Value): void {
  if (!isPath(rest)) {
    fields.set(name, value);
    return;
  }
  const inner = fields.get(name);
  const map = inner instanceof Map ? inner : new Map<string, Value>();
  fields.set(name, map);
  setAt(map, rest, value);
}
