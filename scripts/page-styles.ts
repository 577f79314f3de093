import postcss, { type Rule } from 'postcss';

/** A class in a selector of the built style sheet. */
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** A list of classes in rendered HTML. */
const CLASSES = /\sclass="([^"]*)"/g;

/**
 * The part of a style sheet that pages need to be painted: rules whose classes all stand in their HTML, and those
 * without a class. The rest comes with the app.
 *
 * @param sheet the site's whole style sheet
 * @param pages the HTML of one page, or of several that have one part in common
 */
export function pageStyles(sheet: string, pages: readonly string[]): string {
  const names = pages.flatMap((html) =>
    [...html.matchAll(CLASSES)].flatMap(([, list = '']) => list.split(/\s+/)),
  );
  const used = new Set(names);
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const selectors = rule.selectors.filter((selector) =>
      [...selector.matchAll(CLASS)].every(([, name = '']) => used.has(name)),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkAtRules(/^(media|supports|container)$/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** A step of an animation looks like a rule. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
}
