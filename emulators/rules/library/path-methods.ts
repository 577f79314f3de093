import { expectType, RulesPath } from '../values.ts';
import { type Callables, taking } from './method-table.ts';

/** firebase.google.com/docs/reference/rules/rules.Path; the placeholders of `bind` are written `{name}` in the path. */
export const pathMethods: Callables = {
  bind: taking(1, (path, names) => {
    const values = expectType.map(names);
    const segments = expectType.path(path).segments.map((segment) => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      return name !== undefined && values.has(name) ? expectType.string(values.get(name) ?? null) : segment;
    });
    return new RulesPath(segments);
  }),
};
