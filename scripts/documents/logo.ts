import { LOGO_SIZE, logoMarkup, symbolMarkup } from '../../src/drawings/logo.ts';

/** The symbol alone, in the current text colour. The name is beside it as text, so the symbol is hidden from readers. */
export function logoSymbol(): string {
  return `<svg class="symbol" viewBox="0 0 32 32" aria-hidden="true">${symbolMarkup()}</svg>`;
}

/** Symbol and name. */
export function logo(): string {
  return `<svg class="logo" viewBox="0 0 ${LOGO_SIZE.width} ${LOGO_SIZE.height}" aria-hidden="true">${logoMarkup()}</svg>`;
}
