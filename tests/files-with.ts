import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The paths, within a folder, of the files that contain a text, in upper or lower case. Latin-1 reads binary files too. */
export function filesWith(lowerCaseText: string, folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = join(folder, name);
    return statSync(file).isFile() && readFileSync(file, 'latin1').toLowerCase().includes(lowerCaseText);
  });
}
