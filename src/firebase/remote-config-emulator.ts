/** Where the SDK asks for an installation's id; unlike Remote Config's own address it cannot be moved. */
const INSTALLATIONS = 'https://firebaseinstallations.googleapis.com';

/** Leads the calls of Remote Config and Installations to the emulator on this machine. */
export function redirectToEmulator(port: number): void {
  const emulator = `http://127.0.0.1:${port}`;
  Object.assign(window, { FIREBASE_REMOTE_CONFIG_URL_BASE: emulator });
  const { fetch } = window;
  window.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith(INSTALLATIONS)
      ? fetch(input.replace(INSTALLATIONS, emulator), init)
      : fetch(input, init);
}
