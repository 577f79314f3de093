/** Elements of scripts, and what only they switch on: the web fonts (scripts/page-shell.ts). */
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>\s*/gi;
const FONTS = '<style media="not all">';

/**
 * A page that stays what it is: without the app, which would show the screen of the address instead. It is for the
 * shell, before anything of a visitor's is put into it.
 */
export function pageWithoutApp(shell: string): string {
  return shell.replace(SCRIPT, '').replace(FONTS, '<style>');
}
