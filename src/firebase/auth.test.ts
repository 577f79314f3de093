import {
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendPasswordLink, signOut, watchSignIn } from './auth.ts';

vi.mock('firebase/auth');
const readRole = vi.hoisted(() => vi.fn<(uid: string) => Promise<string | undefined>>());
vi.mock('./role.ts', () => ({ readRole }));
vi.mock('./app.ts', () => ({ firebaseApp: async () => ({}) }));

const stop = vi.fn();
const ANN = { uid: 'ann', email: 'ann@example.org', lacksSecondFactor: false };

const HOUR = 3_600_000;

/** The token of a user who signed in just now, or `age` milliseconds ago. */
function token(claims: object, age = 0) {
  return { claims, authTime: new Date(Date.now() - age).toUTCString(), signInSecondFactor: 'totp' };
}

/** A user whose token is read by `readToken`, which may fail. */
function userWith(readToken: () => Promise<object>): User {
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
test('if Auth fails to start, the next call starts it again', async () => {
  vi.mocked(initializeAuth).mockImplementationOnce(() => {
    throw new Error('no storage');
  });
  await expect(signOut()).rejects.toThrow('no storage');
  await signOut();
  expect(initializeAuth).toHaveBeenCalledTimes(2);
});

test('ADD-06 STAFF-09 the signed-in user is reported with their role: the current one, or the last one while it cannot be read', async () => {
  const [tell, fail] = [vi.fn(), vi.fn()];
  await watchSignIn(tell, fail);
  const staff = userWith(async () => token({ staff: true }));
  readRole.mockResolvedValueOnce('owner');
  await announce(staff);
  const owner = { ...ANN, isStaff: true, role: 'owner' };
  expect(tell).toHaveBeenLastCalledWith(owner);
  readRole.mockRejectedValueOnce(new Error('unavailable'));
  await announce(staff);
  expect(tell.mock.calls).toEqual([[owner], [owner]]);
  readRole.mockResolvedValueOnce(undefined);
  await announce(staff);
  const noStaff = { ...ANN, isStaff: false, role: undefined };
  expect(tell).toHaveBeenLastCalledWith(noStaff);
  await announce(userWith(async () => token({ role: 'owner' })));
  expect(tell).toHaveBeenLastCalledWith(noStaff);
  expect(readRole).toHaveBeenCalledTimes(3);
  await announce(null);
  expect(tell).toHaveBeenLastCalledWith(undefined, false); // Signed out, not ended.
  expect([fail.mock.calls, stop.mock.calls]).toEqual([[], []]);
});

test('DAY-04 after twelve hours a sign-in ends, even one from before the page was loaded', async () => {
  vi.useFakeTimers();
  const tell = vi.fn();
  await watchSignIn(tell, vi.fn());
  await announce(userWith(async () => token({ staff: true }, 11 * HOUR)));
  await vi.advanceTimersByTimeAsync(0.9 * HOUR);
  expect(signOutOfFirebase).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0.1 * HOUR);
  expect(signOutOfFirebase).toHaveBeenCalledTimes(1);
  await announce(null);
  expect(tell.mock.calls).toEqual([[expect.objectContaining({ uid: 'ann' })], [undefined, true]]);
  await announce(userWith(async () => token({ staff: true }, 13 * HOUR)));
  expect(signOutOfFirebase).toHaveBeenCalledTimes(2);
  expect(tell).toHaveBeenCalledTimes(2);
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

test('SAFE-05 requesting a link to set a password does not reveal whether an account exists', async () => {
  const failWith = (code: string) =>
    vi.mocked(sendPasswordResetEmail).mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  failWith('auth/user-not-found');
  await expect(sendPasswordLink('nobody@example.org')).resolves.toBeUndefined();
  failWith('auth/too-many-requests');
  await expect(sendPasswordLink('ann@example.org')).rejects.toThrow('auth/too-many-requests');
});
