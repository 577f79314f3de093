import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

const SEVERE = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];

/** What Google's evaluator finds in a content security policy: faults that are or may be severe, and wrong syntax. */
export function severeFindings(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => SEVERE.includes(severity))
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
}
