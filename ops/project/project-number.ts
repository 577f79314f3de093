import { bodyOf, type GoogleApi } from './google-api.ts';

/**
 * The number of a project, which is in the names of Google's own accounts.
 *
 * @throws Error with Google's reason
 */
export async function projectNumber(project: string, call: GoogleApi): Promise<string> {
  const response = await call('GET', `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`);
  return String(bodyOf(response, `${project} could not be read`).name).replace('projects/', '');
}
