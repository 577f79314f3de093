import { type App, applicationDefault, cert, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { loadEnv } from 'vite';
import { HOST, localUrl, PORTS } from '../../local/ports.ts';
import { STORAGE_BUCKET } from '../../local/project.ts';
import { demoCredentials } from '../../local/run/credentials.ts';
import type { Storage } from '../../local/seed/store-picture.ts';

/** A Firebase project, with its services as an administrator uses them. */
export interface Project extends Storage {
  readonly id: string;
  readonly auth: Auth;
  readonly database: Firestore;
}

/** Whether a project is the local run. Its ports are those of local/ports.ts unless the environment names others. */
export function isLocal(projectId: string): boolean {
  return projectId.startsWith('demo-');
}

/**
 * Connects to a project: to your own with the credentials of `gcloud auth application-default login`, to a `demo-` project with
 * generated credentials that grant nothing.
 */
export function connect(projectId: string, databaseId = '(default)'): Project {
  const app = getApps()[0] ?? (isLocal(projectId) ? localApp(projectId) : cloudApp(projectId));
  return {
    id: projectId,
    auth: getAuth(app),
    database: initializeFirestore(app, { preferRest: true }, databaseId),
    bucket: getStorage(app).bucket(),
    storageUrl: process.env.STORAGE_EMULATOR_HOST ?? 'https://firebasestorage.googleapis.com',
  };
}

function localApp(projectId: string): App {
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `${HOST}:${PORTS.auth.port}`;
  process.env.FIRESTORE_EMULATOR_HOST ??= `${HOST}:${PORTS.firestore.port}`;
  process.env.STORAGE_EMULATOR_HOST ??= localUrl(PORTS.storage);
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= new URL(process.env.STORAGE_EMULATOR_HOST).host;
  process.env.METADATA_SERVER_DETECTION ??= 'none'; // as in local/run/programs.ts
  const { client_email, private_key } = demoCredentials(projectId);
  return initializeApp({
    projectId,
    storageBucket: STORAGE_BUCKET,
    credential: cert({ projectId, clientEmail: client_email, privateKey: private_key }),
  });
}

function cloudApp(projectId: string): App {
  // A person's credentials do not say which project's quota these calls use.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId;
  const { SITE_FIREBASE_STORAGE_BUCKET } = loadEnv('production', process.cwd(), 'SITE_');
  return initializeApp({
    projectId,
    storageBucket: SITE_FIREBASE_STORAGE_BUCKET || `${projectId}.firebasestorage.app`,
    credential: applicationDefault(),
  });
}
