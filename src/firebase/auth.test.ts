import { initializeAuth, onIdTokenChanged, sendPasswordResetEmail, type User } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendPasswordLink, signOut, watchSignIn } from './auth.ts';

vi.mock('firebase/auth');
vi.mock('./app.ts', () => ({ firebaseApp: async () => ({}) }));

const stop = vi.fn();

/** A user with these claims in the token, or whose token cannot be read. */
function userWith(readToken: () => Promise<{ claims: object }>): User {
  return { uid: 'ann', email: 'ann@example.org', getIdTokenResult: readToken } as unknown as User;
}

/** Reports a user as Firebase Auth does. */
async function announce(user: User | null): Promise<void> {
  const observer = vi.mocked(onIdTokenChanged).mock.lastCall?.[1] as (user: User | null) => Promise<void>;
  await observer(user);
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(onIdTokenChanged).mockReturnValue(stop);
});

// Must be the first test: afterwards Auth has started.
test('a failed start is repeated by the next call', async () => {
  vi.mocked(initializeAuth).mockImplementationOnce(() => {
    throw new Error('no storage');
  });
  await expect(signOut()).rejects.toThrow('no storage');
  await signOut();
  expect(initializeAuth).toHaveBeenCalledTimes(2);
});

test('ADD-06 the signed-in user is reported, with the staff claim', async () => {
  const [tell, fail] = [vi.fn(), vi.fn()];
  await watchSignIn(tell, fail);
  await announce(userWith(async () => ({ claims: { staff: true } })));
  expect(tell).toHaveBeenLastCalledWith({ uid: 'ann', email: 'ann@example.org', isStaff: true });
  await announce(userWith(async () => ({ claims: {} })));
  expect(tell).toHaveBeenLastCalledWith({ uid: 'ann', email: 'ann@example.org', isStaff: false });
  await announce(null);
  expect(tell).toHaveBeenLastCalledWith(undefined);
  expect([fail.mock.calls, stop.mock.calls]).toEqual([[], []]);
});

test('an expired token without a network is a failure, and ends the watch', async () => {
  const [tell, fail] = [vi.fn(), vi.fn()];
  const error = new Error('auth/network-request-failed');
  await watchSignIn(tell, fail);
  await announce(userWith(() => Promise.reject(error)));
  expect(fail.mock.calls).toEqual([[error]]);
  expect(tell).not.toHaveBeenCalled();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('SAFE-05 a link to set a password says nothing of whether there is an account', async () => {
  const fails = (code: string) =>
    vi.mocked(sendPasswordResetEmail).mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  fails('auth/user-not-found');
  await expect(sendPasswordLink('nobody@example.org')).resolves.toBeUndefined();
  fails('auth/too-many-requests');
  await expect(sendPasswordLink('ann@example.org')).rejects.toThrow('auth/too-many-requests');
});
