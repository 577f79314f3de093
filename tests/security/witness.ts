import { expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { STAGE } from './stage-name.ts';
import type { StageRequest } from './stage-requests.ts';

/** The slow ways of running and requesting; each reports itself when it has happened. */
const SLOW_WAYS: Readonly<Record<string, string>> = {
  picture: '<img src="https://evil.test/x.png" onerror="came(\'picture\')">',
  film: '<video src="/x.mp4" onerror="came(\'film\')"></video>',
  style: '<link rel="stylesheet" href="https://evil.test/x.css" onload="came(\'style\')">',
  animation:
    '<style>@keyframes x { to { top: 0 } } p { animation: x 1ms }</style><p onanimationend="came(\'animation\')">x</p>',
  drawing: '<svg><animate attributeName="x" dur="1ms" onend="came(\'drawing\')"></animate></svg>',
  frame: '<iframe srcdoc="<img src=x onerror=parent.came(\'frame\')>"></iframe>',
  address: '<iframe src="javascript:parent.came(\'address\')"></iframe>',
  data:
    "<script>onmessage = () => came('data')</script>" +
    '<iframe src="data:text/html,<img src=https://evil.test/x.png onerror=parent.postMessage(1,`*`)>"></iframe>',
};
const DEPARTURE = '<meta http-equiv="refresh" content="0;url=https://evil.test/departure">';

/**
 * Waits until a page that was written last has run and requested in every slow way, so that everything written before
 * it has had enough time. Returns the requests of all stages up to then.
 */
export async function outlast(): Promise<StageRequest[]> {
  const frame = document.createElement('iframe');
  frame.name = `${STAGE}witness`;
  frame.style.cssText = 'position: fixed; inset: 0';
  document.body.append(frame);
  const page = frame.contentWindow as Window;
  const came = new Set<string>();
  Object.assign(page, { came: (way: string) => void came.add(way) });
  page.document.open();
  page.document.write(DEPARTURE, ...Object.values(SLOW_WAYS));
  page.document.close();
  const requests: StageRequest[] = [];
  await vi.waitFor(
    async () => {
      requests.push(...(await commands.stageRequests()));
      expect([...came].sort()).toEqual(Object.keys(SLOW_WAYS).sort());
      expect(requests).toContainEqual({ stage: frame.name, address: 'https://evil.test/departure' });
    },
    { timeout: 20_000 },
  );
  frame.remove();
  return requests;
}
