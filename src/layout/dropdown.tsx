import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { MenuGroup } from '#content/navigation.ts';
import { Icon } from '#ui/icon.tsx';
import { NavLink } from '#ui/link.tsx';
import styles from './dropdown.module.css';

/**
 * A disclosure in the navigation bar. Its button opens and closes the list; arrow keys move through the links,
 * Escape closes and gives the focus back, and so does leaving it by focus or by a click elsewhere.
 */
export function Dropdown({ group, wide = false }: { group: MenuGroup; wide?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the list
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const closeOnLeave = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      // At once: a link can take the focus only when it is shown, and the next key may come before the next frame.
      flushSync(() => setOpen(true));
      moveFocus(root.current, event.key === 'ArrowDown' ? 1 : -1);
    }
  };

  return (
    <li ref={root} className={styles.group} onBlur={closeOnLeave} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {group.name}
        <Icon name="chevron" className={isOpen ? styles.chevronOpen : styles.chevron} />
      </button>
      <ul id={listId} className={wide ? styles.wideList : styles.list} hidden={!isOpen}>
        {group.entries.map(({ name, to, sheet, note }) => (
          <li key={to}>
            <NavLink to={to}>
              {name}
              <span className={styles.sheet} aria-hidden="true">
                {sheet}
              </span>
              <small>{note}</small>
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Moves the focus to the next or previous link, from the button to the first or last one, round in a circle. */
function moveFocus(root: HTMLElement | null, step: 1 | -1): void {
  const links = [...(root?.querySelectorAll<HTMLAnchorElement>('ul a') ?? [])];
  const index = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = index < 0 && step < 0 ? links.length - 1 : (index + step + links.length) % links.length;
  links[next]?.focus();
}
