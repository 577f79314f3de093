/**
 * `npm run bench`: Lighthouse for the site that `npm start` serves, as a table. `--peer-folder FOLDER` measures AstroWind
 * in the same run, from a folder of its sources that `npm install` was run in; `--runs N` says how often, and paths which
 * pages.
 */
import { parseArgs } from 'node:util';
import { localUrl, PORTS } from '../../emulators/ports.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { benchLighthouse } from './lighthouse.ts';
import { servePeer } from './peer.ts';
import type { BenchOptions, Site } from './site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'peer-folder': { type: 'string' },
    runs: { type: 'string' },
  },
});
const options: BenchOptions = {
  only: positionals,
  ...(values.runs && { runs: Number(values.runs) }),
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
  await benchLighthouse(sites, options);
} finally {
  for (const server of servers) server.stop();
}
