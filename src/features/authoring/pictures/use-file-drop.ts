import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Lets an element take files that are dropped or pasted: returns its listeners, and whether files are dragged over it. */
export function useFileDrop(take: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) take([...event.dataTransfer.files]);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  /** Pasted text is left to the field that has the focus. */
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take([...event.clipboardData.files]);
  };
  return { isOver, listeners: { onDrop, onDragOver, onDragLeave: () => setOver(false), onPaste } };
}
