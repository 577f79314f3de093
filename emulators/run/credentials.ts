import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a generated service account of the demo project: the admin SDK needs credentials even for emulators. Its key
 * is thrown away and grants nothing.
 */
export function ensureDemoCredentials(file: string, projectId: string): void {
  if (existsSync(file)) return;
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({
      type: 'service_account',
      project_id: projectId,
      client_email: `local@${projectId}.iam.gserviceaccount.com`,
      private_key: privateKey,
    }),
    { mode: 0o600 },
  );
}
