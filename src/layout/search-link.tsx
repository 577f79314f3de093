import type { MouseEvent } from 'react';
import { isPlainClick } from '#browser/is-plain-click.ts';
import { SEARCH_KEYS } from '#browser/search-key.ts';
import { searchDialog } from '#content/search-dialog.ts';
import { paths } from '#paths.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { openDialog } from '#ui/dialog/dialog-store.ts';

/** Opens the search over the page. Before hydration, and for a new tab, it is a link to the search page. */
export function SearchLink() {
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    openDialog('search');
  };
  return (
    <a
      href={paths.searchField}
      className="icon-link"
      aria-label={searchDialog.title}
      aria-keyshortcuts={SEARCH_KEYS}
      onClick={open}
    >
      <Icon name="search" />
    </a>
  );
}
