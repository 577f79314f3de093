import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Serves a folder of built pages as static hosts do: /about is about/index.html, and files with a hash in their name
 * are cached by the browser.
 */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = [path, join(path, 'index.html')].find((each) => existsSync(each) && statSync(each).isFile());
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const isHashed = file.startsWith(join(folder, '_astro'));
    response
      .writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': isHashed
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
      })
      .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
