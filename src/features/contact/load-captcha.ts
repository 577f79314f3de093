import { settings } from '#settings.ts';

/** What react-google-recaptcha hands to a widget. */
interface WidgetOptions {
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
}

/** The part of the provider's API that react-google-recaptcha draws with. */
export interface CaptchaApi {
  /** Draws the widget into an element and gives its number. */
  render(element: HTMLElement, options: WidgetOptions): number;
  reset(widget: number): void;
}

/** Before its second script has come, the provider's object has `ready` only. */
interface Provider {
  readonly ready?: (callback: () => void) => void;
  readonly render?: CaptchaApi['render'];
}

/** reCAPTCHA v2 (developers.google.com/recaptcha/docs/display). */
const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

/** How long the provider's scripts may take, in milliseconds. */
const PATIENCE = 20_000;

/** The captcha's component and the API that it draws with. */
export type Captcha = Awaited<ReturnType<typeof load>>;

let loading: Promise<Captcha> | undefined;

/**
 * Loads the captcha, once for all who ask.
 * @throws when it cannot be loaded; the next call tries again
 */
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

async function loadApi(): Promise<CaptchaApi> {
  if (!settings.emulators) return loadProvider();
  const { localCaptcha } = await import('./local-captcha.ts');
  return localCaptcha;
}

/** The wrapper of react-google-recaptcha that does this remembers a failed script and cannot try again. */
function loadProvider(): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${SCRIPT} could not be loaded`));
    };
    const timer = setTimeout(giveUp, PATIENCE);
    const provider = () => (window as { grecaptcha?: Provider }).grecaptcha;
    script.onerror = giveUp;
    script.onload = () => {
      // A blocker may have answered with an empty script.
      if (!provider()?.ready) return giveUp();
      provider()?.ready?.(() => {
        clearTimeout(timer);
        resolve(provider() as CaptchaApi);
      });
    };
    script.src = SCRIPT;
    document.head.append(script);
  });
}
