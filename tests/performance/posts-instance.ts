import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ID, STORAGE_BUCKET } from '../../local/project.ts';
import { ensureDemoCredentials } from '../../local/run/credentials.ts';

/**
 * Memory in bytes: the heap and external memory after garbage collection, resident memory before it, and its peak.
 * CPU time in milliseconds since the process started.
 */
export interface Usage {
  readonly held: number;
  readonly rss: number;
  readonly peak: number;
  readonly processorMs: number;
}

/** An instance of the post functions, started as in production. */
export interface PostsInstance {
  /** Returns the URL of a function. */
  url(name: 'posts' | 'post' | 'pages' | 'rebuildPosts'): string;
  /** Milliseconds from the start of the process until it is listening. */
  readonly listensAfter: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

export async function startPostsInstance(
  addresses: Readonly<Record<string, string>>,
): Promise<PostsInstance> {
  const credentials = join(tmpdir(), `datum-and-beam-demo-credentials-${process.getuid?.() ?? 0}.json`);
  ensureDemoCredentials(credentials, PROJECT_ID);
  const begin = performance.now();
  const child = fork(new URL('./serve-posts.ts', import.meta.url), {
    env: {
      ...process.env,
      ...addresses,
      GCLOUD_PROJECT: PROJECT_ID,
      FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }),
      FUNCTIONS_EMULATOR: 'true',
      SITE_URL: 'http://127.0.0.1:5000',
      GOOGLE_APPLICATION_CREDENTIALS: credentials,
      METADATA_SERVER_DETECTION: 'none',
    },
    // Half the memory of an instance in production.
    execArgv: ['--max-old-space-size=256', '--expose-gc'],
  });
  const [{ ports }] = (await once(child, 'message')) as [{ ports: Record<string, number> }];
  return {
    url: (name) => `http://127.0.0.1:${ports[name]}`,
    listensAfter: performance.now() - begin,
    async usage() {
      child.send('usage');
      const [usage] = (await once(child, 'message')) as [Usage];
      return usage;
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
