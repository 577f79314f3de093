const METHODS = ['error', 'warn'] as const;

let logged: string[] = [];
let expected: string[] = [];
let restore: (() => void)[] = [];

/** Expects the product to log an error or a warning with this text before the test ends. */
export function expectConsoleError(text: string): void {
  expected.push(text);
}

/** Records errors and warnings from now on. */
export function listenToConsole(): void {
  logged = [];
  expected = [];
  restore = METHODS.map((method) => {
    const original = console[method];
    console[method] = (...parts: unknown[]) => logged.push(parts.map(String).join(' '));
    return () => {
      console[method] = original;
    };
  });
}

/** @throws Error when something unexpected was logged, or something expected was not */
export function failOnUnexpectedOutput(): void {
  for (const undo of restore) undo();
  const unexpected = logged.filter((line) => !expected.some((text) => line.includes(text)));
  if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
  const missing = expected.filter((text) => !logged.some((line) => line.includes(text)));
  if (missing.length > 0) throw new Error(`Expected console output is missing:\n${missing.join('\n')}`);
}
