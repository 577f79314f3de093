import { coordinates, type Point } from './path.ts';

/**
 * The drafting hatch for insulation: loops that fill the thickness of a layer. `place` maps a point of the hatch (along
 * the layer, across it) to the picture. Returns path data.
 */
export function insulationLoops(
  place: (along: number, across: number) => Point,
  size: { readonly length: number; readonly pitch: number; readonly thickness: number },
): string {
  const count = Math.round(size.length / size.pitch);
  const pitch = size.length / count;
  const { thickness } = size;
  const at = (along: number, across: number) => coordinates(place(along, across));
  const loop = (start: number) =>
    `C${at(start + pitch * 0.95, thickness * 0.08)} ${at(start + pitch * 0.9, thickness * 0.92)} ` +
    `${at(start + pitch * 0.5, thickness)}` +
    `C${at(start + pitch * 0.1, thickness * 0.92)} ${at(start + pitch * 0.05, thickness * 0.08)} ` +
    at(start + pitch, 0);
  return `M${at(0, 0)}${Array.from({ length: count }, (_, i) => loop(i * pitch)).join('')}`;
}
