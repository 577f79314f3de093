import { useEffect } from 'react';
import { useIsGranted } from '#consent/consent-store.ts';
import { settings } from '#settings.ts';

/** Counts the visit once the visitor has allowed measurement. The code that counts is not loaded before that. */
export function CountedVisit(): null {
  const isAllowed = useIsGranted('measurement') && settings.countsVisits;
  useEffect(() => {
    if (!isAllowed) return;
    // A failure to load it is ignored: the site works without it.
    void import('#features/visit/count-visit.ts').then(
      ({ countVisit }) => countVisit(),
      () => {},
    );
  }, [isAllowed]);
  return null;
}
