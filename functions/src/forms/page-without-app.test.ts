import { expect, test } from 'vitest';
import { pageWithoutApp } from './page-without-app.ts';

test('CONT-07 a page without the app runs no script, and shows its fonts and styles', () => {
  const shell = `<head>
    <script>first("<p>")</script>
    <style media="not all">@font-face{}</style>
    <!--head-->
    <style>p{}</style>
  </head>
  <body>
    <div id="root"><!--body--></div>
    <!--answers-->
    <SCRIPT data-entry="/a.js" data-sheet="/a.css">
      import(a > b)
    </script>
    <script type="module" src="/a.js"></script>
  </body>`;
  const page = pageWithoutApp(shell);
  expect(page).not.toMatch(/script|import|first/i);
  expect(page).toContain('<style>@font-face{}</style>');
  expect(page).toContain('<style>p{}</style>');
  expect(page).toContain('<div id="root"><!--body--></div>');
});
