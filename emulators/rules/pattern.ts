import { EvaluationError } from './rules-error.ts';

/** What JavaScript's expressions support and RE2, the engine behind the rules, does not: lookaround, backreferences. */
const NOT_IN_RE2 = /\(\?(?:=|!|<=|<!)|\\[1-9]|\\k</;

/**
 * A regular expression of the rules language (github.com/google/re2/wiki/Syntax), for all matches in a text or for a
 * whole text.
 *
 * @throws EvaluationError for an invalid one
 */
export function toPattern(source: string, finds: 'places' | 'whole'): RegExp {
  if (NOT_IN_RE2.test(source)) throw new EvaluationError(`not a regular expression of RE2: ${source}`);
  const isCaseless = source.startsWith('(?i)');
  const pattern = isCaseless ? source.slice('(?i)'.length) : source;
  const flags = isCaseless ? 'giu' : 'gu';
  try {
    return new RegExp(finds === 'whole' ? `^(?:${pattern})$` : pattern, flags);
  } catch {
    throw new EvaluationError(`not a regular expression: ${source}`);
  }
}
