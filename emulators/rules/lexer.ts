import { type Place, RulesFileError } from './rules-error.ts';

export interface Token {
  readonly kind: 'int' | 'float' | 'string' | 'name' | 'sign' | 'end';
  /** The source text; for a string its value. */
  readonly text: string;
  readonly place: Place;
  /** Start and end offsets, to see whether two tokens are adjacent. */
  readonly start: number;
  readonly end: number;
}

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const TOKEN =
  /(?<float>\d+\.\d+)|(?<int>\d+)|(?<string>'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*")|(?<name>[A-Za-z_]\w*)|(?<sign>=\*\*|==|!=|<=|>=|&&|\|\||\$\(|[{}()[\].,;:?!<>+\-*/%=])/y;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0' };

/**
 * The tokens of a rules file, followed by one of the kind `end`.
 *
 * @throws RulesFileError for a character that begins no token, such as an unclosed quote
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const placeAt = places(source);
  let at = 0;
  while (true) {
    SPACE.lastIndex = at;
    at += SPACE.exec(source)?.[0].length ?? 0;
    if (at >= source.length) break;
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(source);
    if (!match?.groups) throw new RulesFileError(placeAt(at), `unexpected ${JSON.stringify(source[at])}`);
    const [text] = match;
    const kind = Object.keys(match.groups).find(
      (name) => match.groups?.[name] !== undefined,
    ) as Token['kind'];
    const end = at + text.length;
    tokens.push({ kind, text: kind === 'string' ? meaning(text) : text, place: placeAt(at), start: at, end });
    at = end;
  }
  tokens.push({ kind: 'end', text: '', place: placeAt(source.length), start: at, end: at });
  return tokens;
}

function meaning(literal: string): string {
  return literal.slice(1, -1).replace(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}

/** Returns the place of an offset; offsets must be ascending. */
function places(source: string): (offset: number) => Place {
  let line = 1;
  let lineStart = 0;
  let seen = 0;
  return (offset) => {
    for (; seen < offset; seen += 1) {
      if (source[seen] !== '\n') continue;
      line += 1;
      lineStart = seen + 1;
    }
    return { line, column: offset - lineStart + 1 };
  };
}
