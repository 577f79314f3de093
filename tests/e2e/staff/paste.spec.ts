import { expect, test } from '../journey.ts';
import { openForm, richText, writeHtml } from './steps.ts';

/** Pastes the content of a clipboard, given by media type, as the browser would. */
function paste(element: Element, types: Readonly<Record<string, string>>): void {
  const data = new DataTransfer();
  for (const [type, text] of Object.entries(types)) data.setData(type, text);
  element.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
  );
}

test('STAFF-08 cells and text from other programs are pasted, and a table and a caption are written by keyboard', async ({
  page,
}) => {
  await openForm(page);
  await writeHtml(page, '<img src="/images/post-default.svg" alt="A sheet">');
  await page.getByRole('button', { name: 'Rich text' }).click();
  await richText(page).getByRole('img').click();
  await page.getByRole('button', { name: 'Caption', exact: true }).press('Enter');
  await page.keyboard.type('A sheet');
  await page.keyboard.press('Enter');
  await richText(page).evaluate(paste, { 'text/plain': 'Layer\tλ\nBrick\t0.77' });
  await richText(page).getByText('0.77').click();
  await expect(page.getByRole('button', { name: 'Row above' })).toBeEnabled();
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Row above' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(richText(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wool');
  await richText(page).press('Control+End');
  await expect(page.getByRole('button', { name: 'Row above' })).toHaveAttribute('aria-disabled', 'true');
  // As Google Docs puts it on the clipboard.
  await richText(page).evaluate(paste, {
    'text/html':
      '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span></p></b>',
  });
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(page.getByLabel('Content')).toHaveValue(
    '<figure><img src="/images/post-default.svg" alt="A sheet"><figcaption>A sheet</figcaption></figure><table><thead><tr><th scope="col">Layer</th><th scope="col">λ</th></tr></thead><tbody><tr><td>Brick</td><td>0.77</td></tr><tr><td>Wool</td><td></td></tr></tbody></table><p><strong>Bold</strong></p>',
  );
});
