import { bodyOf, type GoogleApi } from './google-api.ts';

/** Fifteen characters, as OWASP ASVS 5.0 recommends (6.2.1), without composition rules (6.2.5). */
export const MINIMUM_PASSWORD_LENGTH = 15;

/** Who may have an account, with which password and second factor (Identity Toolkit, `projects.updateConfig`). */
const SIGN_IN_POLICY = {
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    forceUpgradeOnSignin: true,
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: MINIMUM_PASSWORD_LENGTH } }],
  },
  mfa: {
    state: 'ENABLED',
    // Clocks differ, so one-time codes of the two intervals of 30 s before and after are accepted too.
    providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 2 } }],
  },
} as const;

/** The URL of a project's Authentication settings. */
export function authConfigUrl(projectId: string): string {
  return `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`;
}

/**
 * Disables sign-up and the deletion of one's own account, hides which email addresses have accounts, requires long passwords,
 * and allows an authenticator app as a second factor. The project needs Identity Platform for second factors.
 *
 * @throws Error with Google's reason
 */
export async function setSignInPolicy(projectId: string, call: GoogleApi): Promise<void> {
  const mask = 'client.permissions,emailPrivacyConfig,passwordPolicyConfig,mfa';
  const response = await call('PATCH', `${authConfigUrl(projectId)}?updateMask=${mask}`, SIGN_IN_POLICY);
  bodyOf(response, 'The sign-in could not be changed');
}
