import { type ESTree, parseSync } from 'rolldown/utils';

export type Node = ESTree.Node;

/** A file of rules, rewritten as JavaScript and parsed. */
export interface RulesSource {
  readonly statements: readonly ESTree.Statement[];
  textOf(node: Node): string;
  /** The line of a node, from 1. */
  lineOf(node: Node): number;
  /** The error for a node that is invalid, or that this engine does not support. A file with such a node is not used at all. */
  unsupported(node: Node): RulesFileError;
}

/** An error in a rules file, with its line. */
export class RulesFileError extends Error {}

/** An interpolation `$(…)` in a path. Inside it, parentheses may be nested once. */
const INTERPOLATION = String.raw`\$\(((?:[^()]|\([^()]*\))*)\)`;

/** Comments and strings, which stay as they are, and all syntax in which rules differ from JavaScript. */
const DIFFERENCES = new RegExp(
  [
    String.raw`\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`,
    String.raw`\bservice (?<service>[\w.]+)`,
    String.raw`\bmatch (?<match>(?:\/[\w{}=*-]+)+)`,
    String.raw`\ballow (?<methods>[\w ,]+): if\b`,
    String.raw`\bis (?<type>\w+)`,
    String.raw`(?<path>(?:\/(?:[\w-]+|\(default\)|${INTERPOLATION}))+)`,
  ].join('|'),
  'g',
);

/** Rewrites rules as JavaScript on the same lines: `match("/a/{b}"); {`, `allow["get, list"] = …`, `a instanceof string`. */
function toJavaScript(rules: string): string {
  return rules.replace(DIFFERENCES, (text, ...args) => {
    const { service, match, methods, type, path } = args.at(-1); // the named groups
    if (service) return `service("${service}");`;
    if (match) return `match("${match}");`;
    if (methods) return `allow["${methods}"] =`;
    if (type) return `instanceof ${type}`;
    const template = path?.replace(new RegExp(INTERPOLATION, 'g'), '$${$1}'); // writes $(…) as ${…}
    return template ? `\`${template}\`` : text;
  });
}

/** Reads a file of rules. @throws RulesFileError for its first error of syntax */
export function parseSource(rules: string): RulesSource {
  const code = toJavaScript(rules);
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const { program, errors } = parseSync('rules.cjs', code, { sourceType: 'script', preserveParens: false });
  const [error] = errors;
  if (error) throw new RulesFileError(`${lineAt(error.labels[0]?.start ?? 0)}: ${error.message}`);
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const lineOf = ({ start }: Node) => lineAt(start);
  return {
    statements: program.body.filter((node): node is ESTree.Statement => 'type' in node), // Narrows the type only.
    textOf,
    lineOf,
    unsupported: (node) => new RulesFileError(`${lineOf(node)}: not supported: ${textOf(node)}`),
  };
}
