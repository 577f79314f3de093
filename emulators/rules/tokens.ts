import { type Place, RulesFileError } from './syntax.ts';

export interface Token {
  readonly kind: 'int' | 'string' | 'name' | 'sign' | 'end';
  /** The source text; for a string its value. */
  readonly text: string;
  readonly place: Place;
  /** Whether the token before it ends where this one starts. */
  readonly isAdjacent: boolean;
}

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const TOKEN =
  /(?<int>\d+)|(?<string>'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*")|(?<name>[A-Za-z_]\w*)|(?<sign>=\*\*|==|!=|<=|>=|&&|\|\||\$\(|[{}()[\].,;:?!<>+\-*/%=])/y;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** Reads the tokens of a rules file from left to right. */
export class Tokens {
  readonly #source: string;
  #at = 0;
  /** The next token. */
  next: Token;

  constructor(source: string) {
    this.#source = source;
    this.next = this.#read();
  }

  /** Consumes the next token. */
  take(): Token {
    const token = this.next;
    this.next = this.#read();
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

  /** The items up to a closing symbol, separated by commas. */
  listUntil<Item>(closing: string, parse: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.takeIf(closing)) {
      if (items.length > 0) this.expect(',');
      items.push(parse());
    }
    return items;
  }

  unexpected(wanted: string): RulesFileError {
    const { kind, text, place } = this.next;
    const found = kind === 'end' ? 'the end of the file' : JSON.stringify(text);
    return new RulesFileError(place, `expected ${wanted}, found ${found}`);
  }

  #read(): Token {
    const end = this.#at;
    SPACE.lastIndex = end;
    this.#at += SPACE.exec(this.#source)?.[0].length ?? 0;
    const place = this.#place();
    const isAdjacent = this.#at === end;
    if (this.#at >= this.#source.length) return { kind: 'end', text: '', place, isAdjacent };
    TOKEN.lastIndex = this.#at;
    const match = TOKEN.exec(this.#source);
    const [kind, text] = Object.entries(match?.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    if (text === undefined) {
      throw new RulesFileError(place, `unexpected ${JSON.stringify(this.#source[this.#at])}`);
    }
    this.#at += text.length;
    return { kind: kind as Token['kind'], text: kind === 'string' ? meaning(text) : text, place, isAdjacent };
  }

  #place(): Place {
    const lines = this.#source.slice(0, this.#at).split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  }
}

function meaning(literal: string): string {
  return literal.slice(1, -1).replace(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}
