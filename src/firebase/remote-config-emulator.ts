/** The URL from which the SDK requests an installation id; unlike the URL of Remote Config it cannot be configured. */
const INSTALLATIONS_URL = 'https://firebaseinstallations.googleapis.com';

/** Redirects the calls of Remote Config and Installations to the local emulator. */
export function redirectToEmulator(port: number): void {
  const emulator = `http://127.0.0.1:${port}`;
  Object.assign(window, { FIREBASE_REMOTE_CONFIG_URL_BASE: emulator });
  const { fetch } = window;
  window.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith(INSTALLATIONS_URL)
      ? fetch(input.replace(INSTALLATIONS_URL, emulator), init)
      : fetch(input, init);
}
