import { EVENT_CONSENT, EVENTS } from '../../src/domain/measurement/events.ts';

/** The part of docs/for-marketers.md that is generated. */
const PART = /(<!-- events: .*? -->\n)[\s\S]*(\n<!-- end of events -->)/;

/** Replaces the catalogue in the guide for marketers with the current one. */
export function withCatalogue(guide: string): string {
  return guide.replace(PART, (_, start: string, end: string) => `${start}\n${catalogueTable()}${end}`);
}

function catalogueTable(): string {
  const rows = Object.entries(EVENTS).map(([name, { when, pushedBy, isConversion, parameters }]) => [
    `\`${name}\``,
    when,
    Object.entries(parameters).map(parameterText).join('; ') || 'none',
    `\`${EVENT_CONSENT}\``,
    isConversion ? 'yes' : 'no',
    `\`${pushedBy}\``,
  ]);
  const head = ['event', 'when', 'parameters', 'consent', 'key event', 'pushed by'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function parameterText([name, parameter]: [
  string,
  { readonly meaning: string; readonly values?: readonly unknown[] },
]): string {
  const { meaning, values = [] } = parameter;
  const allowed = values.length > 0 ? values.map((value) => `\`${value}\``).join(', ') : 'text';
  return `\`${name}\`: ${meaning} (${allowed})`;
}
