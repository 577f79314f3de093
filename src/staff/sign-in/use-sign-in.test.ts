// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/expect-console.ts';
import { useSignIn } from './use-sign-in.ts';

vi.mock('#firebase/auth.ts', () => ({ watchSignIn: () => new Promise(() => {}) }));

test('ADD-06 a check of the sign-in that never ends has failed after 15 seconds', () => {
  vi.useFakeTimers();
  expectConsoleError('Sign-in could not be loaded');
  const { result } = renderHook(() => useSignIn());
  expect(result.current.status).toBe('checking');
  act(() => vi.advanceTimersByTime(15_000));
  expect(result.current.status).toBe('failed');
});
