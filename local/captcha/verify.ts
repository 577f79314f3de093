/** The response of siteverify (developers.google.com/recaptcha/docs/verify). */
interface Verdict {
  readonly success: boolean;
  readonly challenge_ts?: string;
  readonly hostname?: string;
  readonly 'error-codes'?: readonly string[];
}

/** Prefix of the tokens of visitors who ticked the box. All others are rejected, such as `demo-token-fail`. */
const PASSING = 'demo-token-pass-';

/** The most tokens remembered. The provider's own expire after two minutes. */
const REMEMBERED = 10_000;

/** Verifies tokens as the provider does: each passes once. */
export function createVerifier(): (form: URLSearchParams) => Verdict {
  const used = new Set<string>();
  return (form) => {
    const [secret, token] = [form.get('secret'), form.get('response')];
    if (!secret) return refused('missing-input-secret');
    if (!token) return refused('missing-input-response');
    if (!token.startsWith(PASSING)) return refused('invalid-input-response');
    if (used.has(token)) return refused('timeout-or-duplicate');
    used.add(token);
    const [oldest] = used;
    if (used.size > REMEMBERED && oldest !== undefined) used.delete(oldest);
    return { success: true, challenge_ts: new Date().toISOString(), hostname: '127.0.0.1' };
  };
}

function refused(code: string): Verdict {
  return { success: false, 'error-codes': [code] };
}
