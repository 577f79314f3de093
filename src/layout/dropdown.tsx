import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import type { MenuGroup } from '#content/navigation.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { NavLink } from '#ui/controls/link.tsx';
import styles from './dropdown.module.css';

/**
 * A group of the navigation bar, as a native popover: its button, Escape and a press elsewhere work before hydration, too.
 * The app adds the arrow keys, and closes it when the focus leaves or a link is followed.
 */
export function Dropdown({ group }: { group: MenuGroup }) {
  const root = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();

  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) list.current?.hidePopover();
  };
  const moveByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    list.current?.showPopover();
    moveFocus(list.current, event.key === 'ArrowDown' ? 1 : -1);
  };

  return (
    <li ref={root} className={styles.group} onBlur={closeOnLeave} onKeyDown={moveByArrow}>
      <button type="button" popoverTarget={listId}>
        {group.name}
        <Icon name="chevron" className={styles.chevron} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by Enter is a click */}
      <ul
        ref={list}
        id={listId}
        popover="auto"
        className={styles.list}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {group.entries.map(({ name, to, note }) => (
          <li key={to}>
            <NavLink to={to}>
              {name}
              <small>{note}</small>
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Moves the focus to the next or previous link, from the button to the first or last one, wrapping around. */
function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const index = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = index < 0 && step < 0 ? links.length - 1 : (index + step + links.length) % links.length;
  links[next]?.focus();
}
