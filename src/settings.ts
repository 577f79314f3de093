/** The settings of a build of the site. Read and validated once, by the build (scripts/vite/site-settings.ts). */
export interface SiteSettings {
  /** The year of the build. */
  readonly builtIn: number;
  readonly siteUrl: string;
  readonly bookingUrl: string;
  readonly homeVideoUrl: string;
  /** For how many hours a download link is valid. */
  readonly linkHours: number;
  /** The public key of the contact form's captcha (reCAPTCHA v2, checkbox). */
  readonly recaptchaSiteKey: string;
  /** The script of the captcha's provider, or of its local stand-in. */
  readonly captchaScript: string;
  /** The container of the tag manager, `GTM-…`; without one nothing is measured. */
  readonly tagManagerId?: string;
  /** The public key of App Check (reCAPTCHA Enterprise); without one App Check is off. */
  readonly appCheckSiteKey?: string;
  /** Whether staff may also sign in with a Google account. */
  readonly staffSignInWithGoogle: boolean;
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly appId: string;
    readonly authDomain: string;
    readonly storageBucket: string;
  };
  /** Present when the site uses local emulators instead of Firebase. */
  readonly emulators?: {
    readonly firestorePort: number;
    readonly storagePort: number;
    readonly remoteConfigPort: number;
    readonly tagManagerPort: number;
    readonly authPort: number;
  };
  /** The member of staff that the local run creates; shown in the sign-in dialog. */
  readonly demoStaff?: { readonly email: string; readonly password: string };
  /** Where the local run's mail can be read. */
  readonly localMailbox?: string;
}

declare const __SITE_SETTINGS__: SiteSettings;

export const settings: SiteSettings = __SITE_SETTINGS__;
