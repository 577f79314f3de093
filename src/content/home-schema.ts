import * as z from 'zod';
import { drawing } from './front-matter.ts';

const text = z.string().trim().min(1);

/** A layer of the wall in the hero and the example data of its product. */
const layer = z.strictObject({
  number: z.int().min(1).max(5),
  /** The name beside the number of the layer in the drawing. */
  bubble: text,
  product: text,
  ifcClass: text,
  ifcNote: text,
  fireClass: text,
  /** "Not counted" for the ventilated cavity and the panel in front of it: they add nothing to the U-value (EN ISO 6946). */
  conductivity: z.strictObject({ label: text, value: text, unit: text.optional(), note: text.optional() }),
  /** GWP-total, modules A1 to A3, kg CO₂ eq. per m². */
  gwp: text,
  gtin: z.string().length(14),
});

const section = z.strictObject({ title: text, lede: text });

/** `content/home.yaml`, the text of the home page. */
export const homeSchema = z.strictObject({
  /** `quiz` is a link, `note` the line below the drawing, `label` its description for screen readers. */
  hero: z.strictObject({ audience: text, quiz: text, lede: text, note: text, label: text }),
  wallLayers: z.array(layer).length(5),
  valueProposition: section.extend({
    reference: text,
    points: z.array(z.strictObject({ drawing, title: text, path: text.startsWith('/'), text })).length(3),
  }),
  ourServices: section,
  potential: section.extend({
    reference: text,
    /** `level` is a height in metres, as on a drawing: "+7.200". */
    storeys: z.array(z.strictObject({ drawing, level: text, floor: text, title: text, text })).length(3),
  }),
  homeVideo: section.extend({ videoTitle: text, poster: z.string().startsWith('/') }),
  channelLinks: z.strictObject({
    title: text,
    newsletter: z.strictObject({ name: text, text }),
    video: z.strictObject({ name: text, text }),
  }),
});

export type Home = z.infer<typeof homeSchema>;
export type WallLayer = z.infer<typeof layer>;
