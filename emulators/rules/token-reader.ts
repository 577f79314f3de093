import type { Token } from './lexer.ts';
import { RulesFileError } from './rules-error.ts';

/** Reads tokens from left to right. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The next token, without consuming it. */
  get next(): Token {
    return this.#tokens[this.#at] as Token;
  }

  /** Consumes the next token; any but the end. */
  take(): Token {
    const token = this.next;
    this.#at += 1;
    return token;
  }

  /** Whether the next token is this symbol or word. */
  is(text: string): boolean {
    return this.next.text === text && (this.next.kind === 'sign' || this.next.kind === 'name');
  }

  /** Consumes the next token if it is this symbol or word. */
  takeIf(text: string): boolean {
    const isNext = this.is(text);
    if (isNext) this.take();
    return isNext;
  }

  /** @throws RulesFileError if the next token is another one */
  expect(text: string): Token {
    if (!this.is(text)) throw this.unexpected(`"${text}"`);
    return this.take();
  }

  /** @throws RulesFileError if the next token is of another kind */
  expectKind(kind: Token['kind'], wanted: string): Token {
    if (this.next.kind !== kind) throw this.unexpected(wanted);
    return this.take();
  }

  unexpected(wanted: string): RulesFileError {
    const { kind, text, place } = this.next;
    const found = kind === 'end' ? 'the end of the file' : JSON.stringify(text);
    return new RulesFileError(place, `expected ${wanted}, found ${found}`);
  }
}
