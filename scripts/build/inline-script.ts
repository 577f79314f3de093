import { build } from 'esbuild';

/**
 * Bundles a script that is inlined into the page, because a separate file would be executed too late. Returns the minified code.
 *
 * @param define constants of the script and their values as source text
 */
export async function inlineScript(file: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define,
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${file} yielded no script`);
  return script.text.trim();
}
