import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { setting } from '../settings.ts';

const ALGORITHM = 'HS256';

interface LinkKey {
  /** The `kid` in the header of the tokens that the key signs. */
  readonly id: string;
  readonly key: Buffer;
}

/** Returns the keys of the setting, a list of `id:key`. The first signs, all of them verify. */
function linkKeys() {
  const keys = setting('DOWNLOAD_LINK_KEYS')
    .split(',')
    .map((entry): LinkKey => {
      const [id = '', key = ''] = entry.split(':');
      return { id, key: Buffer.from(key, 'base64url') };
    });
  return keys as [LinkKey, ...LinkKey[]]; // The schema of the setting requires at least one.
}

/** Returns a token (RFC 7519) with these claims, signed with the first key for links; `exp` is in seconds since 1970. */
export function signToken(claims: JWTPayload, exp: number): Promise<string> {
  const [current] = linkKeys();
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: current.id })
    .setExpirationTime(exp)
    .sign(current.key);
}

/** Returns the claims of a token, or undefined if it is altered, expired, for another audience, or signed with an unknown key. */
export async function verifyToken(
  token: string,
  now: number,
  expected: { readonly audience?: string } = {},
): Promise<JWTPayload | undefined> {
  const keys = linkKeys();
  if (!hasCanonicalSignature(token)) return undefined;
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const signedWith = keys.find(({ id }) => id === kid);
        if (!signedWith) throw new errors.JWKSNoMatchingKey();
        return signedWith.key;
      },
      { ...expected, algorithms: [ALGORITHM], requiredClaims: ['exp'], currentDate: new Date(now) },
    );
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Base64url leaves two bits of a signature's last character unused: tokens that differ only in these bits would all verify. */
function hasCanonicalSignature(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}
