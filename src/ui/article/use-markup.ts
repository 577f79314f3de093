import { useMemo } from 'react';
import { trustedHtml } from '#browser/trusted-html.ts';

/** HTML or SVG markup for `dangerouslySetInnerHTML`; the same object as long as the markup is the same. */
export function useMarkup(html: string): { readonly __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}
