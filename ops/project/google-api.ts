import { applicationDefault } from 'firebase-admin/app';

/** The response of a Google API: its JSON, or the status and reason of a failure. */
export type GoogleResponse =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly status: number; readonly reason: string };

/** The body of a response. If Google refused, throws an Error with `failure` and Google's reason. */
export function bodyOf(response: GoogleResponse, failure: string): Record<string, unknown> {
  if (!response.ok) throw new Error(`${failure}: ${response.reason}`);
  return response.body as Record<string, unknown>;
}

/** Calls a Google API. */
export type GoogleApi = (
  method: 'GET' | 'PATCH' | 'POST' | 'PUT',
  url: string,
  body?: object,
) => Promise<GoogleResponse>;

/** Google's APIs, with the credentials of `gcloud auth application-default login`. */
export function googleApi(projectId: string): GoogleApi {
  const credential = applicationDefault();
  return async (method, url, body) => {
    const { access_token } = await credential.getAccessToken();
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
        'x-goog-user-project': projectId,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return readResponse(response);
  };
}

async function readResponse(response: Response): Promise<GoogleResponse> {
  const text = await response.text();
  const body: unknown = text ? JSON.parse(text) : {};
  if (response.ok) return { ok: true, body };
  const { error } = body as { error?: { message?: string } };
  return { ok: false, status: response.status, reason: error?.message ?? response.statusText };
}

/** The URL that lists the functions of a project. */
export const functionsUrl = (project: string) =>
  `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/europe-west1/functions?pageSize=100`;

/** Reads a project. Its `name` is `projects/` with the project's number. */
export function readProject(project: string, call: GoogleApi): Promise<GoogleResponse> {
  return call('GET', `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`);
}

/** The number of a project, which is in the names of Google's own accounts. Throws an error with Google's reason. */
export async function projectNumber(project: string, call: GoogleApi): Promise<string> {
  const { name } = bodyOf(await readProject(project, call), `${project} could not be read`);
  return String(name).replace('projects/', '');
}
