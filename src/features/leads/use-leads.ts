import { useCallback, useState } from 'react';
import type { LeadFilter } from '#domain/leads/lead.ts';
import type { LeadPage } from '#firebase/leads.ts';
import { useDebounced } from '#staff/use-debounced.ts';
import { useReading } from '#staff/use-reading.ts';

const TYPING_DELAY_MS = 300; // How long typing must pause before leads are read.

/** The leads that match the filter, page by page. `newer` and `older` are undefined where there is no such page. */
export function useLeads() {
  const [filter, setFilter] = useState<LeadFilter>({ words: '', state: '', kind: '' });
  /** The pages of newer leads, which come before the page shown. */
  const [pagesBefore, setPagesBefore] = useState<readonly LeadPage[]>([]);
  const { state, kind } = filter;
  const after = pagesBefore.at(-1)?.last;
  const words = useDebounced(filter.words, TYPING_DELAY_MS);
  const read = useCallback(async () => {
    const { readLeads } = await import('#firebase/leads.ts');
    return readLeads({ words, state, kind }, after);
  }, [words, state, kind, after]);
  const reading = useReading(read);
  const page = reading.value;
  const changeFilter = (next: LeadFilter) => {
    setPagesBefore([]);
    setFilter(next);
  };
  return {
    filter,
    changeFilter,
    reading,
    /** The number of leads on the pages before the one shown. */
    offset: pagesBefore.reduce((sum, { leads }) => sum + leads.length, 0),
    newer: pagesBefore.length > 0 ? () => setPagesBefore(pagesBefore.slice(0, -1)) : undefined,
    older: page?.last ? () => setPagesBefore([...pagesBefore, page]) : undefined,
  };
}
