import { LOGO, LOGO_SYMBOL } from '../../src/drawings/logo.ts';

/** The symbol alone, in the current text colour. The name is beside it as text, so the symbol is hidden from readers. */
export function logoSymbol(): string {
  return `<svg class="symbol" viewBox="0 0 32 32" aria-hidden="true">${LOGO_SYMBOL}</svg>`;
}

/** Symbol and name. */
export function logo(): string {
  const [x, y] = LOGO.wordmarkOrigin;
  const wordmark = `<path transform="translate(${x} ${y})" d="${LOGO.wordmark}"/>`;
  return `<svg class="logo" viewBox="0 0 ${LOGO.width} ${LOGO.height}" aria-hidden="true">${LOGO_SYMBOL}${wordmark}</svg>`;
}
