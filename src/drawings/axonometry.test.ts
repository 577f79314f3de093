import { describe, expect, test } from 'vitest';
import { axonometry, box, cylinder, fitted, houseProjection, projectedStep } from './axonometry.ts';
import { boundsOf } from './drawing.ts';
import { tenths } from './path.ts';

describe('axonometry', () => {
  test('raises points by the cosine of the elevation', () => {
    const project = axonometry({ azimuth: 45, elevation: 60, origin: [7, 9] });
    expect(project(0, 0, 0)).toEqual([7, 9]);
    expect(project(0, 0, 100)[1]).toBeCloseTo(9 - 50);
  });

  test('mirrors x and y about the vertical in the house projection', () => {
    const project = houseProjection();
    const [alongX, upX] = project(100, 0, 0);
    const [alongY, downY] = project(0, 100, 0);
    expect(alongX).toBeCloseTo(70.71, 2);
    expect(alongY).toBeCloseTo(alongX);
    expect(downY).toBeCloseTo(-upX);
  });

  test('measures a step independently of the origin', () => {
    const step = projectedStep(houseProjection(2, [500, 500]), [0, 0, 10]);
    expect(step[0]).toBeCloseTo(0);
    expect(step[1]).toBeCloseTo(-17.32, 2);
  });
});

describe('box', () => {
  test('groups its faces only when a class is given', () => {
    const project = houseProjection();
    expect(box(project, [0, 1], [0, 1], [0, 1])).toMatch(
      /^<path class="e".*<path class="t".*<path class="f"/,
    );
    expect(box(project, [0, 1], [0, 1], [0, 1], 'real')).toMatch(/^<g class="real">.*<\/g>$/);
  });
});

describe('cylinder', () => {
  test('reaches from the near edge of its foot to the far edge of its top', () => {
    const { left, top, right, bottom } = boundsOf(cylinder(houseProjection(), 0, 0, [0, 50], 20, 72));
    expect(left).toBeCloseTo(-20, 0);
    expect(right).toBeCloseTo(20, 0);
    expect(bottom).toBeCloseTo(10, 0);
    expect(top).toBeCloseTo(-53.3, 0);
  });
});

describe('fitted', () => {
  test('fills the frame in the tighter direction and centres in the other', () => {
    const frame = { left: 10, top: 20, width: 100, height: 400 };
    const { body } = fitted((project) => box(project, [0, 30], [0, 30], [0, 30]), frame);
    const { left, top, right, bottom } = boundsOf(body);
    expect(left).toBeCloseTo(10, 0);
    expect(right).toBeCloseTo(110, 0);
    expect(top - frame.top).toBeCloseTo(frame.top + frame.height - bottom, 0);
  });
});

describe('tenths', () => {
  test.each([
    [1.26, '1.3'],
    [2, '2'],
    [-0.04, '0'],
    [-12.34, '-12.3'],
  ])('writes %d as %s', (value, text) => {
    expect(tenths(value)).toBe(text);
  });
});
