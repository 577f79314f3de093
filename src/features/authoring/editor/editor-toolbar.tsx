import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from '#ui/controls/class-names.ts';
import { Icon } from '#ui/controls/icon.tsx';
import styles from './editor-toolbar.module.css';
import type { Tool } from './editor-tools.ts';

/** Maps a key to the index of the tool to focus, given the current index and the number of tools. */
const MOVES: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface EditorToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly tools: readonly Tool[];
}

/**
 * A toolbar of the editor: one tab stop, arrow keys between its tools (w3.org/WAI/ARIA/apg/patterns/toolbar).
 * Disabled tools stay focusable, so that the order does not change.
 */
export function EditorToolbar({ editor, label, tools }: EditorToolbarProps) {
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: () =>
      tools.map(({ isActive, canRun }) => ({
        isActive: isActive?.(editor) ?? false,
        canRun: canRun?.(editor) ?? true,
      })),
  });
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = MOVES[event.key]?.(current, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={label} onKeyDown={move}>
      {tools.map(({ name, icon, letters, isActive, run }, index) => {
        const { isActive: isOn = false, canRun = true } = states[index] ?? {};
        const showsName = letters === name;
        return (
          <button
            key={name}
            type="button"
            className={classNames(styles.tool, showsName && styles.word, isOn && styles.on)}
            aria-label={name}
            title={showsName ? undefined : name}
            aria-pressed={isActive ? isOn : undefined}
            aria-disabled={!canRun || undefined}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            // A mouse press leaves the focus in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => canRun && run(editor)}
          >
            {icon ? <Icon name={icon} /> : <span aria-hidden="true">{letters}</span>}
          </button>
        );
      })}
    </div>
  );
}
