import { expect, test, vi } from 'vitest';
import type { GoogleApi } from './google-api.ts';
import { setSignInPolicy } from './sign-in-policy.ts';

test('SAFE-05 sign-up is switched off, passwords have at least 15 characters, and second factors are switched on', async () => {
  const call = vi.fn<GoogleApi>(async () => ({ ok: true, body: {} }));
  await setSignInPolicy('a-project', call);
  expect(call.mock.calls).toEqual([
    [
      'PATCH',
      'https://identitytoolkit.googleapis.com/admin/v2/projects/a-project/config' +
        '?updateMask=client.permissions,emailPrivacyConfig,passwordPolicyConfig,mfa',
      expect.objectContaining({
        client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
        passwordPolicyConfig: expect.objectContaining({
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 15 } }],
        }),
        mfa: expect.objectContaining({ state: 'ENABLED' }),
      }),
    ],
  ]);
});
