import { ean13 } from 'bwip-js/generic';
import { qrCode } from '../qr-code.ts';

/** The GTIN of the sample. It starts with 952, the prefix that GS1 reserves for demonstrations: no product on sale has it. */
export const GTIN_13 = '9520000000035';

/**
 * The GS1 Digital Link URI of the sample; 01 is the application identifier of a GTIN. In capitals, which take fewer
 * modules in a QR code.
 */
const DIGITAL_LINK = `HTTPS://DATUMANDBEAM.EXAMPLE/01/0${GTIN_13}`;

/** The QR code of the sample. */
export const SAMPLE_QR = qrCode(DIGITAL_LINK);

/** A bar of a barcode, in modules. */
export interface Bar {
  readonly left: number;
  readonly width: number;
}

/** The bars of the EAN-13 barcode, whose modules are 95. */
export function barcodeBars(): Bar[] {
  const bars: Bar[] = [];
  const nothing = () => {};
  return ean13(
    { bcid: 'ean13', text: GTIN_13, scale: 1 },
    {
      line: (x, _y, _x, _end, width) => bars.push({ left: x - Math.ceil(width / 2), width }),
      end: () => bars.toSorted((a, b) => a.left - b.left),
      scale: () => null,
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      ...{
        init: nothing,
        polygon: nothing,
        hexagon: nothing,
        ellipse: nothing,
        fill: nothing,
        text: nothing,
      },
    },
  );
}
