import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import decompress from 'woff2-encoder/decompress';
import { launchOptions, THIS_MACHINE_ONLY } from '../../scripts/chromium.ts';

/** A font one and a half times as wide as Instrument Sans, the font of the site's texts: a fallback to it is evident. */
const FONT = new URL('../../src/fonts/martian-mono-latin.woff2', import.meta.url);

/** Launch options with which Chromium has a single font, which is none of the fallbacks in the site's styles. */
export async function withOneFont() {
  const folder = resolve('.local/one-font');
  const config = `${folder}/fonts.conf`;
  // Written once only: several workers call this while browsers already read the folder.
  if (!existsSync(config)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/only.ttf`, await decompress(readFileSync(FONT)));
    writeFileSync(config, `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`);
  }
  return { ...launchOptions(THIS_MACHINE_ONLY), env: { ...process.env, FONTCONFIG_FILE: config } };
}
