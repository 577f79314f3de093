import { HOST, localUrl, PORTS } from '../ports.ts';

/** Demo values for this machine alone; production's are made by whoever deploys (README, "Into production"). */
const DEMO = {
  SITE_URL: localUrl(PORTS.hosting),
  SMTP_URL: `smtp://${HOST}:${PORTS.smtp.port}`,
  MAIL_FROM: 'Datum & Beam <no-reply@datumandbeam.example>',
  CONTACT_MAILBOX: 'hello@datumandbeam.example',
  RECAPTCHA_SECRET: 'demo-secret-of-the-local-stand-in',
  RECAPTCHA_VERIFY_URL: `${localUrl(PORTS.captcha)}/recaptcha/api/siteverify`,
  DOWNLOAD_LINK_KEYS: 'demo:ZGVtby1rZXktZm9yLXRoZS1sb2NhbC1ydW4tbm90LWEtc2VjcmV0',
  VISITOR_KEY: 'demo-key-for-the-local-run-not-a-secret',
  // Somebody who tries the forms out on one machine is always the same visitor.
  LIMIT_CALLS_PER_IP: '1000',
};

/** The settings of the functions on this machine: demo ones, unless the environment says otherwise. */
export function functionSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(DEMO).map(([name, standard]) => [name, environment[name] ?? standard]),
  );
}
