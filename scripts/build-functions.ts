import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';

/** Gives functions the site's built index.html as text, so that the page they answer is the one that Hosting serves. */
function siteShell(): Plugin {
  return {
    name: 'site-shell',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:site-shell$/ }, ({ path }) => ({ path, namespace: 'site-shell' }));
      onLoad({ filter: /.*/, namespace: 'site-shell' }, () => ({
        contents: readFileSync('dist/index.html', 'utf8'),
        loader: 'text',
      }));
    },
  };
}

/** Bundles functions/src with the rules of src/domain into functions/dist. Needs the built site. */
export async function buildFunctions(): Promise<void> {
  await build({
    entryPoints: ['functions/src/index.ts'],
    outfile: 'functions/dist/index.js',
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: true,
    external: ['firebase-admin', 'firebase-functions', 'nodemailer'],
    plugins: [siteShell()],
    logLevel: 'warning',
  });
}
