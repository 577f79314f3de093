import { site } from '../../src/content/site.ts';
import { HOST, localUrl, PORTS } from '../ports.ts';

/** Demo values for this machine only; for production see docs/for-operators.md. */
const DEMO = {
  SITE_URL: localUrl(PORTS.hosting),
  SMTP_URL: `smtp://${HOST}:${PORTS.smtp.port}`,
  SMTP_WAIT_SECONDS: '10',
  MAIL_FROM: `${site.name} <no-reply@datumandbeam.example>`,
  CONTACT_MAILBOX: site.email,
  RECAPTCHA_SECRET: 'demo-secret-of-the-local-stand-in',
  RECAPTCHA_VERIFY_URL: `${localUrl(PORTS.captcha)}/recaptcha/api/siteverify`,
  DOWNLOAD_LINK_KEYS: 'demo:ZGVtby1rZXktZm9yLXRoZS1sb2NhbC1ydW4tbm90LWEtc2VjcmV0',
  CRM_WEBHOOK_SECRET: 'off',
  VISITOR_KEY: 'demo-key-for-the-local-run-not-a-secret',
  // On one machine every request is from the same visitor, who tries the forms many times.
  LIMIT_CALLS_PER_IP: '1000',
  LIMIT_LINKS_WITHOUT_PROOF: '200',
  LIMIT_LINKS_PER_HOUR: '1000',
};

/** The settings of the local functions: demo values, unless the environment overrides them. */
export function functionSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(DEMO).map(([name, demoValue]) => [name, environment[name] ?? demoValue]),
  );
}
