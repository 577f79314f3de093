import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { problemsOf } from '#domain/measurement/events.ts';
import { followEntries } from '#measurement/follow-events.ts';
import styles from './event-overlay.module.css';

type Entry = Readonly<Record<string, unknown>>;

/** Opens the overlay, for `?events` in the URL, in a React root of its own, where it stays until the page is loaded again. */
export function openEventOverlay(): void {
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(<EventOverlay />);
}

/** Lists the events of the data layer, says whether each is valid, and shows what the visitor's consent allows. */
export function EventOverlay() {
  const [entries, setEntries] = useState<readonly unknown[]>(() => [...(window.dataLayer ?? [])]);
  // The initialiser runs once, at the first render. An effect runs later and would miss entries pushed in between.
  useState(() => followEntries((entry) => setEntries((before) => [...before, entry])));
  const events = entries.filter((entry): entry is Entry => Boolean((entry as Entry | undefined)?.event));
  return (
    <aside className={`${styles.overlay} screen-only`} aria-label="Events">
      <details open>
        <summary>{`Events: ${events.length}, analytics_storage: ${consentIn(entries)}`}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, also by keys */}
        <ol reversed tabIndex={0} aria-label="Events, the newest first">
          {events.toReversed().map(({ event, ...parameters }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest event, so the key of an event stays
            <li key={events.length - index}>
              <b>{String(event)}</b> {textOf(parameters)} <Verdict entry={{ event, ...parameters }} />
            </li>
          ))}
        </ol>
      </details>
    </aside>
  );
}

/** Parameters as JSON; only their names if one is not serialisable, such as an element that the tag manager pushes. */
function textOf(parameters: Entry): string {
  try {
    return JSON.stringify(parameters);
  } catch {
    return Object.keys(parameters).join(', ');
  }
}

function Verdict({ entry }: { readonly entry: Entry }) {
  // The tag manager's own events: gtm.js, gtm.dom, gtm.load.
  if (String(entry.event).startsWith('gtm.')) return 'of the tag manager';
  const problems = problemsOf(entry);
  return problems.length > 0 ? <strong>{`not valid: ${problems.join(', ')}`}</strong> : 'valid';
}

/** The state of measurement that the last consent command set. A command is array-like: "consent", an action, the types. */
function consentIn(entries: readonly unknown[]): string {
  const commands = entries.map((entry) => Array.from((entry ?? []) as ArrayLike<unknown>));
  const states = commands.filter(([name]) => name === 'consent').map(([, , types]) => types as Entry);
  return String(states.at(-1)?.analytics_storage ?? 'not asked for');
}
