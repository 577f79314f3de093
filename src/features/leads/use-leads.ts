import { useCallback, useState } from 'react';
import type { LeadFilter } from '#domain/leads/lead.ts';
import type { LeadPage } from '#firebase/leads.ts';
import { useDebounced } from '#staff/use-debounced.ts';
import { useReading } from '#staff/use-reading.ts';

/** How long typing must pause before leads are read. */
const TYPING_DELAY_MS = 300;

/** The leads that match what staff search for and choose, page by page. */
export function useLeads() {
  const [choice, setChoice] = useState<LeadFilter>({ words: '', state: '', kind: '' });
  /** The pages of newer leads, which come before the page shown. */
  const [pagesBefore, setPagesBefore] = useState<readonly LeadPage[]>([]);
  const { state, kind } = choice;
  const after = pagesBefore.at(-1)?.last;
  const words = useDebounced(choice.words, TYPING_DELAY_MS);
  const read = useCallback(async () => {
    const { readLeads } = await import('#firebase/leads.ts');
    return readLeads({ words, state, kind }, after);
  }, [words, state, kind, after]);
  const reading = useReading(read);
  const page = reading.value;
  const choose = (next: LeadFilter) => {
    setPagesBefore([]);
    setChoice(next);
  };
  return {
    choice,
    choose,
    reading,
    /** The number of leads on the pages before the one shown. */
    offset: pagesBefore.reduce((sum, { leads }) => sum + leads.length, 0),
    newer: pagesBefore.length > 0 ? () => setPagesBefore(pagesBefore.slice(0, -1)) : undefined,
    older: page?.last ? () => setPagesBefore([...pagesBefore, page]) : undefined,
  };
}
