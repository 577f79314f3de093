import { afterEach, beforeEach } from 'vitest';
import { judgeConsole, listenToConsole } from './expect-console.ts';

// An error or a warning that a test does not expect fails it; `expectConsoleError` names those that must come.
beforeEach(listenToConsole);
afterEach(judgeConsole);
