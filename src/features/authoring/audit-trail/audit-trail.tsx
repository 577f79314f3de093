import { useCallback, useRef, useState } from 'react';
import { auditTrail as copy } from '#content/add-post.ts';
import { formatMoment } from '#domain/dates.ts';
import type { AuditPage } from '#firebase/audit-trail.ts';
import { Loaded } from '#staff/loaded.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './audit-trail.module.css';

/** Who did what to posts and rights, for owners, page by page. */
export function AuditTrail() {
  /** The pages that led to this one. */
  const [before, setBefore] = useState<readonly AuditPage[]>([]);
  const table = useRef<HTMLElement>(null);
  const read = useCallback(async () => {
    const { readAuditTrail } = await import('#firebase/audit-trail.ts');
    return readAuditTrail(before.at(-1)?.last);
  }, [before]);
  // The button may not be on the next page.
  const turn = (to: readonly AuditPage[]) => {
    setBefore(to);
    table.current?.focus();
  };
  return (
    <Loaded read={read} copy={copy}>
      {(page) => (
        <div className="stack">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard too */}
          <section ref={table} className={styles.scroll} aria-label={copy.entries} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {copy.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {page.entries.map(({ id, at, who, what, which }) => (
                  <tr key={id}>
                    <td>
                      <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
                    </td>
                    <td>{who}</td>
                    <td>{what}</td>
                    <td>{which}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <div className="button-row">
            {before.length > 0 && (
              <Button variant="secondary" onClick={() => turn(before.slice(0, -1))}>
                {copy.newer}
              </Button>
            )}
            {page.last && (
              <Button variant="secondary" onClick={() => turn([...before, page])}>
                {copy.older}
              </Button>
            )}
          </div>
        </div>
      )}
    </Loaded>
  );
}
