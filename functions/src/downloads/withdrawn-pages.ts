import pages from 'virtual:site-paths';
import { listResources } from './resource-files.ts';

/** Returns the paths of prerendered pages that describe a withdrawn PDF; none while Storage does not respond. */
export async function withdrawnPages(): Promise<readonly string[]> {
  const resources = await listResources().catch(() => undefined);
  if (!resources) return [];
  const listed = new Set(resources.map(({ fileName }) => fileName));
  return Object.entries(pages.pathsByFile)
    .filter(([fileName]) => !listed.has(fileName))
    .map(([, path]) => path);
}
