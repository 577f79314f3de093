import { screen, within } from '@testing-library/react';
import { UnsecuredJWT } from 'jose';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, openPage, submitSignIn } from '#tests/staff-fixtures.tsx';

// This test uses the real module instead of the stand-in of staff-fixtures.tsx.
vi.doUnmock('#firebase/auth.ts');
vi.mock('#firebase/role.ts', () => ({ readRole: async () => (hasFactor ? 'editor' : undefined) }));

/** Stands in for the server of Firebase Auth. The real SDK reads `fetch` once, when it is loaded, so this is hoisted. */
const server = vi.hoisted(() => {
  const respond = vi.fn<(path: string, body: Record<string, never>) => object>();
  globalThis.fetch = async (url, init) => {
    const { pathname } = new URL(String(url));
    const body = respond(pathname.replace(/^.*\/accounts/, ''), JSON.parse(String(init?.body)));
    return Response.json(body, { status: 'error' in body ? 400 : 200 });
  };
  return respond;
});

const KEY = 'A2B3C4D5E6F7G2H3';

function tokens(secondFactor?: string) {
  const now = Math.floor(Date.now() / 1000);
  const firebase = { sign_in_provider: 'password', sign_in_second_factor: secondFactor };
  const claims = { sub: 'ann', auth_time: now, iat: now, exp: now + 3600, staff: true, firebase };
  const idToken = new UnsecuredJWT(claims).encode();
  return { idToken, refreshToken: 'r', expiresIn: '3600', localId: 'ann', email: 'ann@example.org' };
}

/** Whether the account has its second factor. */
let hasFactor = false;

const refused = (message: string) => ({ error: { code: 400, message } });
const finalize = (info: { verificationCode: string }) => {
  if (info.verificationCode !== '123456') return refused('INVALID_CODE');
  hasFactor = true;
  return tokens('totp');
};

beforeEach(() => {
  hasFactor = false;
  server.mockImplementation((path, body) => {
    const enrolled = hasFactor ? [{ mfaEnrollmentId: 'app', displayName: 'App', totpInfo: {} }] : [];
    switch (path) {
      case ':signInWithPassword':
        return hasFactor ? { mfaPendingCredential: 'pending', mfaInfo: enrolled } : tokens();
      case ':lookup':
        return {
          users: [{ localId: 'ann', email: 'ann@example.org', emailVerified: true, mfaInfo: enrolled }],
        };
      case '/mfaEnrollment:start':
        return { totpSessionInfo: { sharedSecretKey: KEY, verificationCodeLength: 6, periodSec: 30 } };
      case '/mfaEnrollment:finalize':
      case '/mfaSignIn:finalize':
        return finalize(body.totpVerificationInfo ?? { verificationCode: '' });
      default:
        throw new Error(`Unexpected request: ${path}`);
    }
  });
});

test('DAY-04 staff add the site to an authenticator app, and sign in with its code from then on', async () => {
  const user = openPage();
  const signIn = async () => {
    await screen.findByText('You are not signed in');
    await user.click(await button('Sign in'));
    return submitSignIn(user);
  };
  const enterCode = async (dialog: Pick<typeof screen, 'findByLabelText'>, code: string) => {
    const field = await dialog.findByLabelText('Six digits');
    await vi.waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    await user.type(field, `${code}{Enter}`);
  };
  await signIn();
  await user.click(await button('Set up second factor'));
  expect(screen.queryByRole('region', { name: 'All posts' })).not.toBeInTheDocument();
  const setUp = within(await screen.findByRole('dialog', { name: 'Set up second factor' }));
  expect(await setUp.findByRole('img', { name: 'QR code for the authenticator app' })).toBeInTheDocument();
  expect(setUp.getByText('A2B3 C4D5 E6F7 G2H3')).toBeInTheDocument();
  await enterCode(setUp, 'no code');
  expect(await setUp.findByText('Enter the six digits')).toBeInTheDocument();
  await enterCode(setUp, '654321');
  expect(await setUp.findByRole('alert')).toHaveTextContent('The code is wrong');
  await enterCode(setUp, '123 456');
  expect(await screen.findByRole('region', { name: 'All posts' })).toBeInTheDocument();

  await user.click(await button('Sign out and clear unsaved work'));
  const dialog = await signIn();
  await enterCode(dialog, '654321');
  expect(await dialog.findByRole('alert')).toHaveTextContent('The code is wrong');
  expect(screen.queryByRole('region', { name: 'All posts' })).not.toBeInTheDocument();
  await enterCode(dialog, '123456');
  expect(await screen.findByText('You can save.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
