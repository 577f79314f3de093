import { useCallback, useRef, useState } from 'react';
import { auditTrail as copy } from '#content/add-post.ts';
import { formatMoment } from '#domain/dates.ts';
import type { AuditPage } from '#firebase/audit-trail.ts';
import { Loaded } from '#staff/loaded.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DataTable } from '#ui/page/data-table.tsx';

/** The audit trail, which says who did what and when. Owners read it page by page. */
export function AuditTrail() {
  /** The pages of newer entries, which come before the page shown. */
  const [pagesBefore, setPagesBefore] = useState<readonly AuditPage[]>([]);
  const table = useRef<HTMLElement>(null);
  const read = useCallback(async () => {
    const { readAuditTrail } = await import('#firebase/audit-trail.ts');
    return readAuditTrail(pagesBefore.at(-1)?.last);
  }, [pagesBefore]);
  // The table takes the focus, because the next page may not have the pressed button.
  const showPageAfter = (newPagesBefore: readonly AuditPage[]) => {
    setPagesBefore(newPagesBefore);
    table.current?.focus();
  };
  return (
    <Loaded read={read} copy={copy}>
      {(page) => (
        <div className="stack">
          {page.entries.length === 0 && <p className="soft">{copy.none}</p>}
          <DataTable
            ref={table}
            caption={copy.entries}
            columns={copy.columns}
            isWide
            rows={page.entries.map(({ id, at, who, what, which }) => ({
              key: id,
              cells: [
                <time key="at" dateTime={at.toISOString()}>
                  {formatMoment(at)}
                </time>,
                who,
                what,
                which,
              ],
            }))}
          />
          <div className="button-row">
            {pagesBefore.length > 0 && (
              <Button variant="secondary" onClick={() => showPageAfter(pagesBefore.slice(0, -1))}>
                {copy.newer}
              </Button>
            )}
            {page.last && (
              <Button variant="secondary" onClick={() => showPageAfter([...pagesBefore, page])}>
                {copy.older}
              </Button>
            )}
          </div>
        </div>
      )}
    </Loaded>
  );
}
