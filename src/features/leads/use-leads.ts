import { useCallback, useRef, useState } from 'react';
import type { LeadChoice } from '#domain/leads/lead.ts';
import type { LeadPage } from '#firebase/leads.ts';
import { useReading } from '#staff/use-reading.ts';

/** How long typing must pause before leads are read. */
const TYPING_DELAY_MS = 300;

/** The leads of a choice, page by page. */
export function useLeads() {
  const [choice, setChoice] = useState<LeadChoice>({ words: '', state: '', kind: '' });
  /** The pages that led to this one. */
  const [before, setBefore] = useState<readonly LeadPage[]>([]);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = useCallback(async () => {
    const { readLeads } = await import('#firebase/leads.ts');
    return readLeads(choice, before.at(-1)?.last);
  }, [choice, before]);
  const reading = useReading(read);
  const page = reading.value;
  const choose = (next: LeadChoice) => {
    clearTimeout(typing.current);
    const apply = () => {
      setBefore([]);
      setChoice(next);
    };
    if (next.words === choice.words) apply();
    else typing.current = setTimeout(apply, TYPING_DELAY_MS);
  };
  return {
    choice,
    choose,
    reading,
    newer: before.length > 0 ? () => setBefore(before.slice(0, -1)) : undefined,
    older: page?.last ? () => setBefore([...before, page]) : undefined,
  };
}
