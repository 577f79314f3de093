import type { Trials } from './proportions.ts';

/**
 * Returns the probability that the rate of B is above that of A, given only the counts: each rate has the
 * posterior Beta(successes + 1, failures + 1). Exact, by the sum in E. Miller, "Formulas for Bayesian A/B testing" (2014),
 * https://www.evanmiller.org/bayesian-ab-testing.html. Each term is computed from the one before, as a logarithm.
 */
export function probabilityBetter(a: Trials, b: Trials): number {
  const [alphaA, betaA] = [a.successes + 1, a.trials - a.successes + 1];
  const [alphaB, betaB] = [b.successes + 1, b.trials - b.successes + 1];
  let logTerm =
    logFactorial(betaA + betaB - 1) +
    logFactorial(alphaA + betaA - 1) -
    logFactorial(alphaA + betaA + betaB - 1) -
    logFactorial(betaA - 1);
  let sum = 0;
  for (let i = 0; i < alphaB; i++) {
    sum += Math.exp(logTerm);
    logTerm += Math.log(((alphaA + i) / (alphaA + i + betaA + betaB)) * ((betaB + i) / (i + 1)));
  }
  return Math.min(1, sum);
}

/** The logarithm of n!, by Stirling's series (dlmf.nist.gov/5.11.E1) for an x of 10 or more, where its error is below 1e-10. */
function logFactorial(n: number): number {
  let logOfFactorsBelow10 = 0;
  let x = n + 1;
  for (; x < 10; x++) logOfFactorsBelow10 += Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5) - 1 / (1680 * x ** 7);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - logOfFactorsBelow10;
}
