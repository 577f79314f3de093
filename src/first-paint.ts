/**
 * Runs in the head of every page, before anything is painted and before any other script: the build puts it there, in
 * line (scripts/vite-first-paint.ts). It has to stay small.
 */
import { showStoredVariant } from '#features/headline/headline-variant.ts';
import { denyByDefault } from '#measurement/consent-mode.ts';
import { trustScriptAddresses } from './trusted-scripts.ts';

trustScriptAddresses();
denyByDefault();
showStoredVariant();
