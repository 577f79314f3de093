import { vi } from 'vitest';
import { toResource } from '#domain/downloads/resource.ts';

type Answer = () => Response | Promise<Response>;

/** Has the site's functions answer as said, by path without the query; gives the spy, which knows the requests. */
export function answerApi(answers: Record<string, Answer>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input), window.location.origin);
    const answer = answers[pathname];
    if (!answer) throw new Error(`Nothing was to be asked at ${pathname}`);
    return answer();
  });
}

/** A listed resource: stored on a day, yyyy-MM-dd, 640 KB unless told otherwise. */
export function aResource(fileName: string, day = '2026-10-01', sizeInBytes = 640_000) {
  return toResource({ fileName, updated: new Date(`${day}T12:00:00`), sizeInBytes });
}

/** The answer of a function whose answer never comes. */
export const silence: Answer = () => new Promise(() => {});

/** The answer of a function that cannot be reached. */
export const networkFailure: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
