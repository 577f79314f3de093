import { afterEach, beforeEach } from 'vitest';
import { judgeConsole, listenToConsole } from './expect-console.ts';

// An unexpected error or warning fails the test; `expectConsoleError` declares expected ones.
beforeEach(listenToConsole);
afterEach(judgeConsole);
