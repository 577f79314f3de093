import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ID, STORAGE_BUCKET } from '../../emulators/project.ts';
import { ensureDemoCredentials } from '../../emulators/run/credentials.ts';

/** In bytes: the heap and what it holds outside after a collection, the resident memory before, and its highest. */
export interface Memory {
  readonly held: number;
  readonly rss: number;
  readonly peak: number;
}

/** An instance of the function `posts`, as it starts in production. */
export interface PostsInstance {
  readonly url: string;
  /** Milliseconds from the start of the process until it listens. */
  readonly listensAfter: number;
  memory(): Promise<Memory>;
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
      GOOGLE_APPLICATION_CREDENTIALS: credentials,
      METADATA_SERVER_DETECTION: 'none',
    },
    // Half of the memory that production gives an instance.
    execArgv: ['--max-old-space-size=256', '--expose-gc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    listensAfter: performance.now() - begin,
    async memory() {
      child.send('memory');
      const [memory] = (await once(child, 'message')) as [Memory];
      return memory;
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
