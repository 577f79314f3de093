import { afterEach, beforeEach } from 'vitest';
import { failOnUnexpectedOutput, listenToConsole } from './expect-console.ts';

// An unexpected error or warning fails the test; `expectConsoleError` declares expected ones.
beforeEach(listenToConsole);
afterEach(failOnUnexpectedOutput);
