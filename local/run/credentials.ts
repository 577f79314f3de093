import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A generated service account of the demo project: the admin SDK requires credentials even for emulators. No server knows the
 * key, so it grants nothing.
 */
export function demoCredentials(projectId: string) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    type: 'service_account',
    project_id: projectId,
    client_email: `local@${projectId}.iam.gserviceaccount.com`,
    private_key: privateKey,
  };
}

/** Writes generated credentials to a file, unless the file exists. */
export function ensureDemoCredentials(file: string, projectId: string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(demoCredentials(projectId)), { mode: 0o600 });
}
