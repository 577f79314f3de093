/** What siteverify answers (developers.google.com/recaptcha/docs/verify). */
interface Verdict {
  readonly success: boolean;
  readonly challenge_ts?: string;
  readonly hostname?: string;
  readonly 'error-codes'?: readonly string[];
}

/** Tokens that begin so are a visitor's who has ticked the box; any other is refused, `demo-token-fail` for instance. */
const PASSING = 'demo-token-pass-';

/** As many tokens as are remembered; the provider's own are good for two minutes. */
const REMEMBERED = 10_000;

/** Judges tokens as the provider does: each passes once. */
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
