import { vi } from 'vitest';
import { toResource } from '#domain/downloads/resource.ts';
import { paths } from '#paths.ts';

type Respond = () => Response | Promise<Response>;

/** Mocks the site's functions by path without the query. Returns the spy. */
export function mockApi(responses: Record<string, Respond>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input), window.location.origin);
    const respond = responses[pathname];
    if (!respond) throw new Error(`Unexpected request to ${pathname}`);
    return respond();
  });
}

/** Creates a resource, uploaded on a day (yyyy-MM-dd), of 640 KB by default. */
export function aResource(fileName: string, day = '2026-10-01', sizeInBytes = 640_000) {
  const url = paths.resource(fileName);
  return toResource({ fileName, url, updated: new Date(`${day}T12:00:00`), sizeInBytes });
}

/** A function that never responds. */
export const noResponse: Respond = () => new Promise(() => {});

/** A function that cannot be reached. */
export const networkFailure: Respond = () => Promise.reject(new TypeError('Failed to fetch'));
