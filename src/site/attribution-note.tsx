import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { describeAttribution } from '#domain/measurement/attribution.ts';
import { visitAttribution } from './visit-attribution.ts';

/** Says under a form what is sent with it, if anything. Only the app sends more than the fields. */
export function AttributionNote({ className }: { readonly className: string | undefined }) {
  const { attribution } = useIsHydrated() ? visitAttribution() : {};
  return attribution && <p className={className}>Sent along: {describeAttribution(attribution)}</p>;
}
