import type { Token } from './lexer.ts';
import { RulesFileError } from './rules-error.ts';

/** Reads tokens from left to right. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The next token, which stays the next. */
  get next(): Token {
    return this.#tokens[this.#at] as Token;
  }

  /** Takes the next token, whatever it is but the end. */
  take(): Token {
    const token = this.next;
    this.#at += 1;
    return token;
  }

  /** Whether the next token is this sign or word. */
  is(text: string): boolean {
    return this.next.text === text && (this.next.kind === 'sign' || this.next.kind === 'name');
  }

  /** Takes the next token if it is this sign or word. */
  takeIf(text: string): boolean {
    const isNext = this.is(text);
    if (isNext) this.take();
    return isNext;
  }

  /** @throws RulesFileError when the next token is another one */
  expect(text: string): Token {
    if (!this.is(text)) throw this.unexpected(`"${text}"`);
    return this.take();
  }

  /** @throws RulesFileError when the next token is of another kind */
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
