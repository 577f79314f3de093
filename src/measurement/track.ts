/** Every event that marketers measure, with its parameters (spec, section 7). */
export type TrackedEvent =
  | { readonly event: 'select_service_home'; readonly service_name: string }
  | { readonly event: 'resources_enter_email' }
  | { readonly event: 'custom_file_download'; readonly file_name: string };

declare global {
  interface Window {
    dataLayer?: TrackedEvent[];
  }
}

/** Pushes an event to the tag manager's data layer. */
export function track(event: TrackedEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
