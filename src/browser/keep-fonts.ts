/**
 * Hands the fonts of the page's style element over to `document.fonts`. Browsers retry the fonts of stylesheets
 * when another stylesheet with cascade layers loads, and text that was painted with a fallback would shift. Runs in the
 * head, after that element. The loop goes backwards, because it deletes the rules.
 */
export function keepFonts(): void {
  const stylesheet = document.querySelector('style')?.sheet;
  for (let index = (stylesheet?.cssRules.length ?? 0) - 1; index >= 0; index--) {
    const rule = stylesheet?.cssRules[index];
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const { style } = rule;
    // A rule has its family in quotation marks, which a FontFace would take for a part of the name.
    const family = style.getPropertyValue('font-family').replaceAll('"', '');
    const face = new FontFace(family, style.getPropertyValue('src'), {
      display: 'optional',
      unicodeRange: style.getPropertyValue('unicode-range'),
      weight: style.getPropertyValue('font-weight'),
    });
    document.fonts.add(face);
    stylesheet?.deleteRule(index);
  }
}
