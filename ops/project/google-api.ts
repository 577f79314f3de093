import { applicationDefault } from 'firebase-admin/app';

/** What an API of Google answers: its JSON, or the status and reason of a refusal. */
export type GoogleAnswer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly status: number; readonly reason: string };

/** Calls an API of Google. */
export type GoogleApi = (
  method: 'GET' | 'PATCH' | 'POST',
  url: string,
  body?: object,
) => Promise<GoogleAnswer>;

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
    return readAnswer(response);
  };
}

async function readAnswer(response: Response): Promise<GoogleAnswer> {
  const text = await response.text();
  const body: unknown = text ? JSON.parse(text) : {};
  if (response.ok) return { ok: true, body };
  const { error } = body as { error?: { message?: string } };
  return { ok: false, status: response.status, reason: error?.message ?? response.statusText };
}
