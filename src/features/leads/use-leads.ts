import { useCallback, useState } from 'react';
import type { LeadFilter } from '#domain/leads/lead.ts';
import type { LeadPage } from '#firebase/leads.ts';
import { useReading } from '#staff/use-reading.ts';
import { useSettled } from '#staff/use-settled.ts';

/** How long typing must pause before leads are read. */
const TYPING_DELAY_MS = 300;

/** The leads of a choice, page by page. */
export function useLeads() {
  const [choice, setChoice] = useState<LeadFilter>({ words: '', state: '', kind: '' });
  /** The pages that led to this one. */
  const [before, setBefore] = useState<readonly LeadPage[]>([]);
  const { state, kind } = choice;
  const after = before.at(-1)?.last;
  const words = useSettled(choice.words, TYPING_DELAY_MS);
  const read = useCallback(async () => {
    const { readLeads } = await import('#firebase/leads.ts');
    return readLeads({ words, state, kind }, after);
  }, [words, state, kind, after]);
  const reading = useReading(read);
  const page = reading.value;
  const choose = (next: LeadFilter) => {
    setBefore([]);
    setChoice(next);
  };
  return {
    choice,
    choose,
    reading,
    /** How many are on the pages before. */
    offset: before.reduce((sum, { leads }) => sum + leads.length, 0),
    newer: before.length > 0 ? () => setBefore(before.slice(0, -1)) : undefined,
    older: page?.last ? () => setBefore([...before, page]) : undefined,
  };
}
