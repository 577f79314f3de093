import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';

const OLD = `2026-01:${Buffer.alloc(32, 1).toString('base64url')}`;
const NEW = `2026-07:${Buffer.alloc(32, 2).toString('base64url')}`;
const NOW = Date.parse('2026-11-21T10:00:00Z');
const HOUR = 3_600_000;

const VALID_PAYLOAD = { fileName: 'guide.pdf', exp: NOW / 1000 + 60 };
/** A second valid key, long enough for HS512. */
const LONG_KEY = { kid: '2026-08', key: Buffer.alloc(64, 3) };

function sign(payload: object, { alg = 'HS256', kid = '2026-07', key = Buffer.alloc(32, 2) } = {}) {
  return new SignJWT({ ...payload }).setProtectedHeader({ alg, kid }).sign(key);
}

/** Loads the module with these keys; it reads them only once. */
async function withKeys(keys: string) {
  vi.resetModules();
  vi.stubEnv('DOWNLOAD_LINK_KEYS', keys);
  return import('./download-token.ts');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  [undefined, 1],
  ['24', 24],
])(
  'RES-06 a token is valid for exactly one hour, or for as many as the setting says: %s',
  async (setting, hours) => {
    vi.stubEnv('SITE_LINK_HOURS', setting);
    const { signDownloadToken, verifyDownloadToken } = await withKeys(NEW);
    const token = await signDownloadToken('Żółć 指南.pdf', NOW);
    expect(await verifyDownloadToken(token, NOW + hours * HOUR - 1000)).toBe('Żółć 指南.pdf');
    expect(await verifyDownloadToken(token, NOW + hours * HOUR)).toBeUndefined();
  },
);

test('DAY-06 DOWN-04 after key rotation, links signed with the previous key are valid until that key is removed', async () => {
  const before = await withKeys(OLD);
  const token = await before.signDownloadToken('guide.pdf', NOW);
  const rotated = await withKeys(`${NEW},${OLD}`);
  expect(await rotated.verifyDownloadToken(token, NOW)).toBe('guide.pdf');
  expect(await rotated.verifyDownloadToken(await rotated.signDownloadToken('a.pdf', NOW), NOW)).toBe('a.pdf');
  const after = await withKeys(NEW);
  expect(await after.verifyDownloadToken(token, NOW)).toBeUndefined();
});

test.each<[string, () => string | Promise<string>]>([
  ['no signature', () => new UnsecuredJWT(VALID_PAYLOAD).encode()],
  ['the signature of another key', () => sign(VALID_PAYLOAD, { key: Buffer.alloc(32, 3) })],
  ['an unknown key', () => sign(VALID_PAYLOAD, { kid: 'another' })],
  ['an altered payload', async () => (await sign(VALID_PAYLOAD)).replace(/\.\w/, '.f')], // It begins with "e".
  ['another algorithm', () => sign(VALID_PAYLOAD, { ...LONG_KEY, alg: 'HS512' })],
  ['no expiry', () => sign({ fileName: 'guide.pdf' })],
  ['no file name', () => sign({ ...VALID_PAYLOAD, fileName: undefined })],
  ['a number for a file name', () => sign({ ...VALID_PAYLOAD, fileName: 7 })],
  ['a path', () => sign({ ...VALID_PAYLOAD, fileName: '../docs_pdf/privacy_policy.pdf' })],
  ['a file that is not a PDF', () => sign({ ...VALID_PAYLOAD, fileName: 'notes.txt' })],
])('DOWN-01 DOWN-04 RES-07 a token with %s is refused', async (_, forge) => {
  const longKey = `${LONG_KEY.kid}:${LONG_KEY.key.toString('base64url')}`;
  const { verifyDownloadToken } = await withKeys(`${NEW},${longKey}`);
  expect(await verifyDownloadToken(await forge(), NOW)).toBeUndefined();
  for (const valid of [await sign(VALID_PAYLOAD), await sign(VALID_PAYLOAD, LONG_KEY)])
    expect(await verifyDownloadToken(valid, NOW)).toBe('guide.pdf');
});

test('DOWN-04 an internal error is not treated as an invalid token', async () => {
  const { signDownloadToken, verifyDownloadToken } = await withKeys(NEW);
  const token = await signDownloadToken('guide.pdf', NOW);
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('out of memory'));
  await expect(verifyDownloadToken(token, NOW)).rejects.toThrow('out of memory');
});

test.each(['', 'key', 'id:short', `:${'a'.repeat(43)}`, `${NEW},`, `${NEW} ${OLD}`])(
  'DOWN-04 keys such as %j cause an error on first use, which names the setting',
  async (keys) => {
    const { signDownloadToken } = await withKeys(keys);
    await expect(async () => signDownloadToken('a.pdf', NOW)).rejects.toThrow('DOWNLOAD_LINK_KEYS');
  },
);
