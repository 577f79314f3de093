// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedDrawing } from '#tests/parsed-markup.ts';
import { levelling } from './levelling.ts';
import { notFoundPlan } from './not-found.ts';
import { entrance, freePlace } from './office.ts';
import { planChest } from './plan-chest.ts';
import { BUILDING_STEPS, buildingAfter, quizLevel } from './quiz-levels.ts';
import { storeyComply, storeySell, storeySpecify } from './storeys.ts';
import { windowObject, windowPassport, windowTwin } from './windows.ts';

const scenes = [
  { name: 'windowObject', draw: windowObject, size: [400, 301], labels: ['H 1 480', 'W 1 230', 'IfcWindow'] },
  { name: 'windowTwin', draw: windowTwin, size: [400, 301], labels: ['Model', 'Installed'] },
  { name: 'windowPassport', draw: windowPassport, size: [400, 301], labels: ['DoPC', 'EPD', 'GTIN'] },
  { name: 'storeySpecify', draw: storeySpecify, size: [640, 208], labels: [] },
  { name: 'storeySell', draw: storeySell, size: [640, 208], labels: [] },
  { name: 'entrance', draw: entrance, size: [640, 226], labels: [] },
  { name: 'freePlace', draw: freePlace, size: [640, 226], labels: [] },
  { name: 'levelling', draw: levelling, size: [640, 320], labels: ['±0.000', '+3.200'] },
  { name: 'planChest', draw: planChest, size: [320, 280], labels: [] },
  { name: 'storeyComply', draw: storeyComply, size: [640, 208], labels: [] },
  { name: 'quizLevel 1', draw: () => quizLevel(1), size: [480, 340], labels: [] },
  { name: 'quizLevel 2', draw: () => quizLevel(2), size: [480, 340], labels: [] },
  { name: 'quizLevel 3', draw: () => quizLevel(3), size: [480, 340], labels: [] },
  { name: 'buildingAfter 0', draw: () => buildingAfter(0), size: [480, 340], labels: [] },
  { name: 'buildingAfter 5', draw: () => buildingAfter(BUILDING_STEPS), size: [480, 340], labels: [] },
  {
    name: 'notFoundPlan',
    draw: notFoundPlan,
    size: [800, 460],
    labels: ['1', '2', '3', '4', 'A', 'B', 'C', '?'],
  },
];

describe.each(scenes)('$name', ({ draw, size, labels }) => {
  const drawing = draw();

  test('has its size', () => {
    expect([drawing.width, drawing.height]).toEqual(size);
  });

  test('is well-formed and carries its labels', () => {
    const texts = [...parsedDrawing(drawing).querySelectorAll('text')].map((text) => text.textContent);
    expect(texts).toEqual(labels);
  });

  test('is the same each time', () => {
    expect(draw()).toEqual(drawing);
  });
});

test('the storeys have three figures upstairs, four in the middle and one on the ground floor', () => {
  const figures = [storeySpecify, storeySell, storeyComply].map(
    (draw) => parsedDrawing(draw()).querySelectorAll('.fig').length,
  );
  expect(figures).toEqual([3, 4, 1]);
});

test('the plan of the 404 page lacks one of its twelve columns', () => {
  const columns = [...parsedDrawing(notFoundPlan()).querySelectorAll('.poche')].filter((element) =>
    element.getAttribute('d')?.endsWith('h18v18h-18z'),
  );
  expect(columns).toHaveLength(11);
});

test('each step adds to the building, and the ground stays where it is', () => {
  const bodies = [0, 1, 2, 3, 4, 5].map((steps) => buildingAfter(steps).body);
  expect(new Set(bodies).size).toBe(6);
  const grounds = bodies.map((body) => /<path class="sheet"[^>]*>/.exec(body)?.[0]);
  expect(new Set(grounds).size).toBe(1);
});
