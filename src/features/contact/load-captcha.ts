import { settings } from '#settings.ts';

/** The options that react-google-recaptcha passes to a widget. */
interface WidgetOptions {
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** The part of the provider's API that react-google-recaptcha renders with (developers.google.com/recaptcha/docs/display). */
interface CaptchaApi {
  /** Renders the widget into an element and returns its id. */
  render(element: HTMLElement, options: WidgetOptions): number;
  reset(widget: number): void;
}

/** The provider's global object. Until its second script has loaded, it has `ready` only. */
interface Provider extends Partial<CaptchaApi> {
  readonly ready?: (callback: () => void) => void;
}

const SCRIPT_TIMEOUT_MS = 20_000;

/** The captcha's component and the API it renders with. */
export type Captcha = Awaited<ReturnType<typeof load>>;

let loading: Promise<Captcha> | undefined;

/** Loads the captcha, once for concurrent callers. @throws when it cannot be loaded; the next call retries */
export function loadCaptcha(): Promise<Captcha> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load() {
  const [{ ReCAPTCHA }, api] = await Promise.all([import('react-google-recaptcha'), loadApi()]);
  return { Widget: ReCAPTCHA, api };
}

/** Loads the provider's script, in place of react-google-recaptcha's own loader, which cannot retry after a failure. */
function loadApi(): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${settings.captchaScript} could not be loaded`));
    };
    const timer = setTimeout(giveUp, SCRIPT_TIMEOUT_MS);
    const provider = () => (window as { grecaptcha?: Provider }).grecaptcha;
    script.onerror = giveUp;
    script.onload = () => {
      // A content blocker may have responded with an empty script.
      if (!provider()?.ready) return giveUp();
      provider()?.ready?.(() => {
        clearTimeout(timer);
        resolve(provider() as CaptchaApi); // By now it has all methods.
      });
    };
    script.src = settings.captchaScript;
    document.head.append(script);
  });
}
