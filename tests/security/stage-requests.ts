import type { BrowserContext, Frame, Request } from '@playwright/test';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import { STAGE } from './stage-name.ts';

/** A request to another site, and the name of the stage that made it; empty if that is unknown. */
export interface StageRequest {
  readonly stage: string;
  readonly address: string;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    watchStages(): Promise<void>;
    stageRequests(): Promise<StageRequest[]>;
  }
}

const recorded = new WeakMap<BrowserContext, StageRequest[]>();

/**
 * Fulfils all requests of stages with nothing, so that a page that would navigate remains where it is, and records
 * requests to other sites. Only the browser's driver sees every request: a page does not know those of a frame of
 * another origin.
 */
export const watchStages = defineBrowserCommand(async ({ context, page }) => {
  const home = new URL(page.url()).hostname;
  const requests: StageRequest[] = [];
  recorded.set(context, requests);
  await context.route(
    () => true,
    async (route) => {
      const address = route.request().url();
      const stage = stageOf(route.request());
      const isElsewhere = new URL(address).hostname !== home;
      if (isElsewhere) requests.push({ stage, address });
      if (stage || isElsewhere) await route.fulfill({ status: 204 });
      else await route.fallback();
    },
  );
});

/** Returns what was recorded since the last call. */
export const stageRequests = defineBrowserCommand(({ context }) => recorded.get(context)?.splice(0) ?? []);

function stageOf(request: Request): string {
  let frame = frameOf(request);
  while (frame && !frame.name().startsWith(STAGE)) frame = frame.parentFrame();
  return frame?.name() ?? '';
}

/** Null for the first request of a window that was only just opened. */
function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}
