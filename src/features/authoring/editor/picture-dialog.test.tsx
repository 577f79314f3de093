import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { closeDialogs, openDialog } from '#ui/dialog/dialog-store.ts';
import { LinkDialog } from './link-dialog.tsx';
import { AltDialog, PictureDialog } from './picture-dialog.tsx';
import { extensions } from './rich-text.ts';

afterEach(() => act(closeDialogs));

const insert = () => userEvent.click(screen.getByRole('button', { name: 'Insert picture' }));

test('STAFF-02 a picture without a description is inserted only if marked as decorative, and the next picture goes after it', async () => {
  const editor = new Editor({ extensions });
  render(<PictureDialog editor={editor} />);
  act(() => openDialog('editor-picture'));
  await userEvent.type(screen.getByLabelText('Address of the picture'), 'example.org/wall.png');
  await insert();
  expect(screen.getByLabelText('What it shows')).toHaveAccessibleDescription(/Describe the picture/);
  expect(editor.getHTML()).not.toContain('<img');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Decorative/ }));
  await insert();
  expect(editor.getHTML()).toContain('<img src="https://example.org/wall.png" alt="">');
  act(() => openDialog('editor-picture'));
  await userEvent.type(screen.getByLabelText('Address of the picture'), 'example.org/roof.png');
  await userEvent.type(screen.getByLabelText('What it shows'), 'A roof');
  await insert();
  expect(editor.getHTML()).toMatch(/wall\.png" alt=""><img src="[^"]+roof\.png" alt="A roof">/);
});

test('STAFF-02 the description of the selected picture can be changed, but not left empty', async () => {
  const editor = new Editor({ extensions, content: '<img src="https://example.org/a.png" alt="A wall">' });
  editor.commands.setNodeSelection(0);
  render(<AltDialog editor={editor} />);
  act(() => openDialog('editor-alt'));
  const field = screen.getByLabelText('What it shows');
  expect(field).toHaveValue('A wall');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(field).toHaveAccessibleDescription(/Describe the picture/);
  await userEvent.type(field, 'A roof');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(editor.getHTML()).toContain('alt="A roof"');
});

test('the address of a link is completed with https://', async () => {
  const editor = new Editor({ extensions });
  render(<LinkDialog editor={editor} />);
  act(() => openDialog('editor-link'));
  await userEvent.type(screen.getByLabelText('Address'), 'example.org/x');
  await userEvent.click(screen.getByRole('button', { name: 'Apply link' }));
  expect(editor.getHTML()).toContain('href="https://example.org/x"');
});
