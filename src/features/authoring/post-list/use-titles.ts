import { useEffect } from 'react';
import { useReading } from '#staff/use-reading.ts';

/** How long functions take to write a change of a post to the titles. */
const WRITTEN_AFTER_MS = 5000;

async function readTitles() {
  const { readTitles } = await import('#firebase/staff-posts.ts');
  return readTitles();
}

/** The titles and states of all posts. They are read again some seconds after each of the changes that are counted. */
export function useTitles(changes: number) {
  const reading = useReading(readTitles);
  const { readAgain } = reading;
  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(readAgain, WRITTEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [changes, readAgain]);
  return reading;
}
