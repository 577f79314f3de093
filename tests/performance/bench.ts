/**
 * `npm run bench`, while `npm start` is running: prints three tables of the site's performance. `-- lighthouse`,
 * `navigation` or `interaction` prints only one. `--peer-folder FOLDER` also measures AstroWind, from its sources with
 * `npm install` already run; `--runs N` sets the number of runs. Arguments after the table's name select paths or acts,
 * `--delays 0,300` sets when acts start, and `navigation --presses 200` counts lost presses on random links.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { localUrl, PORTS } from '../../local/ports.ts';
import { browserOptions } from '../../scripts/chromium.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { benchInteraction } from './interaction.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchNavigation } from './navigation.ts';
import { servePeer } from './peer.ts';
import type { BenchOptions, Site } from './site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'peer-folder': { type: 'string' },
    runs: { type: 'string' },
    delays: { type: 'string', default: '0,50,150,300,700,1500,3000' },
    presses: { type: 'string' },
  },
});
const TABLES = ['lighthouse', 'navigation', 'interaction'] as const;
const [wanted, ...only] = positionals;
const tables = wanted ? TABLES.filter((name) => name === wanted) : TABLES;
if (tables.length === 0) throw new Error(`Choose from these tables: ${TABLES.join(', ')}`);
const options: BenchOptions = {
  only,
  delays: values.delays.split(',').map(Number),
  ...(values.runs && { runs: Number(values.runs) }),
  ...(values.presses && { presses: Number(values.presses) }),
};

const ourProxy = await startCompressingProxy(localUrl(PORTS.hosting));
const servers = [ourProxy];
const sites: Site[] = [{ name: 'ours', url: ourProxy.url, isOurs: true }];
const folder = values['peer-folder'];
if (folder) {
  const peer = await servePeer(folder);
  const proxy = await startCompressingProxy(peer.url);
  servers.push(peer, proxy);
  sites.push({ name: 'AstroWind', url: proxy.url, isOurs: false });
}
try {
  if (tables.includes('lighthouse')) await benchLighthouse(sites, options);
  const browser = await chromium.launch(browserOptions());
  if (tables.includes('navigation')) await benchNavigation(browser, sites, options);
  if (tables.includes('interaction')) await benchInteraction(browser, sites, options);
  await browser.close();
} finally {
  for (const server of servers) server.stop();
}
