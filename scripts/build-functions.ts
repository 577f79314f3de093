import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { builtSecurityHeaders } from './hosting-config.ts';

/**
 * Gives functions what Hosting serves of the built site: its index.html as text, so that the page they answer is the
 * same, and the headers of every answer.
 */
function builtSite(): Plugin {
  return {
    name: 'built-site',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:site-/ }, ({ path }) => ({ path, namespace: 'built-site' }));
      onLoad({ filter: /site-shell$/, namespace: 'built-site' }, () => ({
        contents: readFileSync('dist/index.html', 'utf8'),
        loader: 'text',
      }));
      onLoad({ filter: /site-headers$/, namespace: 'built-site' }, () => ({
        contents: JSON.stringify(builtSecurityHeaders()),
        loader: 'json',
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
    plugins: [builtSite()],
    logLevel: 'warning',
  });
}
