import { build } from 'esbuild';

/** A script that stands in line in the page, bundled and small: as a file it would come too late. */
export async function inlineScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${file} gave no script`);
  return script.text.trim();
}
