/**
 * Runs in the head of every page, before the first paint and any other script, after the style element of index.html:
 * the build inlines it (scripts/vite/vite-before-paint.ts). It has to stay small.
 */
import { showStoredScheme } from '#browser/color-scheme.ts';
import { keepFonts } from '#browser/keep-fonts.ts';
import { layOutOpenedPage } from '#browser/lay-out-whole.ts';
import { searchByKey } from '#browser/search-key.ts';
import { handleBannerBeforeApp } from '#consent/consent-before-app.ts';
import { showStoredVariant } from '#features/headline/headline-variant.ts';
import { denyByDefault } from '#measurement/consent-mode.ts';
import { trackElements } from '#measurement/track-elements.ts';

keepFonts(); // Texts would shift when later stylesheets load the fonts again.
layOutOpenedPage(); // A fragment, or the position before a reload, exists only in a page that is laid out as a whole.
showStoredScheme();
denyByDefault();
showStoredVariant(); // The page has both headlines: styles show the one that the root element names.
handleBannerBeforeApp();
trackElements();
searchByKey();
