import { svgDocument } from './drawing.ts';
import { LOGO_SYMBOL } from './logo.ts';
import { PALETTE } from './palette.ts';

const SHEET = 'M110 60H1140V690H110z';
const TITLE_BLOCK = 'M660 594H1140V690H660zM756 594V690';
const AXES = 'M110 327H1140M625 60V594';
const PLANNED = 'M433 135h384v384h-384zl384 384m-384 0l384-384';

const STYLE = [
  'path,circle{vector-effect:non-scaling-stroke}',
  `.ground{fill:${PALETTE.film2}}.line{stroke:${PALETTE.ink600};stroke-width:1.25}`,
  '.axis,.planned{fill:none}.axis{stroke-dasharray:14 4 2 4}.planned{stroke-dasharray:4 4}',
  `.sheet{fill:${PALETTE.film}}.ink{fill:${PALETTE.ink900}}`,
].join('');

/**
 * What is shown for a picture that is missing, as an SVG document of 1200 x 750: a sheet on which nothing is drawn.
 * `label` is what its title block says, as path data from the upper left corner of the text: picture files have no fonts.
 */
export function notIssued(label: string): string {
  const body = [
    '<path class="ground" d="M0 0H1200V750H0z"/>',
    `<path class="sheet line" d="${SHEET}"/>`,
    `<path class="axis line" d="${AXES}"/>`,
    `<path class="planned line" d="${PLANNED}"/>`,
    '<circle class="ground line" cx="625" cy="327" r="29"/>',
    `<path class="sheet line" d="${TITLE_BLOCK}"/>`,
    `<g class="ink" transform="translate(685 619) scale(1.44)">${LOGO_SYMBOL}</g>`,
    `<path class="ink" transform="translate(785 627)" d="${label}"/>`,
  ];
  return svgDocument({ width: 1200, height: 750, body: body.join('') }, STYLE);
}
