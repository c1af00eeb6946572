import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  circleSectors,
  hasThinItems,
  type Sector,
  sectorLabelPoint,
  sectorPath,
  wedgePath,
} from './circleDiagram.ts';

const count = fc.integer({ min: 2, max: 120 });

/** Every point that a path moves to, as distance from the centre and angle clockwise from twelve o'clock. */
function pointsOf(path: string) {
  return [...path.matchAll(/(?:[ML]|A\S+ \S+ 0 [01] [01] )(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => {
    const [dx, dy] = [Number(x) - 50, Number(y) - 50];
    return { radius: Math.hypot(dx, dy), angle: ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360 };
  });
}

describe('sectors', () => {
  test('of one circle close the ring without a gap', () => {
    expect(circleSectors(1)).toEqual([{ startAngle: 0, endAngle: 360 }]);
  });

  test('of four stand clockwise from twelve o’clock with 12° between them', () => {
    expect(circleSectors(4)).toEqual([
      { startAngle: 6, endAngle: 84 },
      { startAngle: 96, endAngle: 174 },
      { startAngle: 186, endAngle: 264 },
      { startAngle: 276, endAngle: 354 },
    ]);
  });

  test.each([0, -1, Number.NaN])('of %d circles are none', (none) => {
    expect(circleSectors(none)).toEqual([]);
  });

  test('share the ring evenly, and no gap takes more room than its sector', () => {
    fc.assert(
      fc.property(count, (many) => {
        const sectors = circleSectors(many);
        expect(sectors).toHaveLength(many);
        const span = (sector: Sector) => sector.endAngle - sector.startAngle;
        sectors.forEach((sector, at) => {
          const gap = (sectors[at + 1]?.startAngle ?? 360 + (sectors[0]?.startAngle ?? 0)) - sector.endAngle;
          expect(gap).toBeLessThanOrEqual(12 + 1e-9);
          expect(gap).toBeLessThan(span(sector));
          expect(span(sector) + gap).toBeCloseTo(360 / many, 9);
        });
      }),
    );
  });
});

describe('the outline of a sector', () => {
  test('has radial edges: its four edge points lie on its two angles', () => {
    const points = pointsOf(sectorPath({ startAngle: 96, endAngle: 174 }));
    const on = (angle: number) =>
      points.filter((point) => Math.abs(point.angle - angle) < 0.05).map(({ radius }) => Math.round(radius));
    expect([on(96), on(174)]).toEqual([
      [48, 12],
      [48, 12],
    ]);
  });

  test('without rounding is two edges and two arcs', () => {
    expect(sectorPath({ startAngle: 0, endAngle: 90 }, { cornerRadius: 0 })).toBe(
      'M50 0A0 0 0 0 1 50 0A50 50 0 0 1 100 50A0 0 0 0 1 100 50L60 50A0 0 0 0 1 60 50A10 10 0 0 0 50 40A0 0 0 0 1 50 40Z',
    );
  });

  test('takes the long way round for more than half a ring', () => {
    expect(sectorPath({ startAngle: 0, endAngle: 270 }, { cornerRadius: 0 })).toContain('A50 50 0 1 1 0 50');
    expect(sectorPath({ startAngle: 0, endAngle: 270 }, { cornerRadius: 0 })).toContain('A10 10 0 1 0 50 40');
  });

  test('of the whole ring is two closed circles', () => {
    expect(sectorPath({ startAngle: 0, endAngle: 360 })).toBe(
      'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0ZM50 40A10 10 0 0 0 50 60A10 10 0 0 0 50 40Z',
    );
    expect(sectorPath({ startAngle: 0, endAngle: 360 }, { inner: 0 })).toBe(
      'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z',
    );
  });

  test.each([
    [{ startAngle: 10, endAngle: 10 }, {}],
    [{ startAngle: 10, endAngle: 50 }, { outer: 10 }],
  ])('without extent is empty', (sector, shape) => {
    expect(sectorPath(sector, shape)).toBe('');
  });

  test('stays within its sector and its two radii, however narrow', () => {
    fc.assert(
      fc.property(count, fc.nat(), fc.double({ min: 0, max: 6, noNaN: true }), (many, pick, cornerRadius) => {
        const sector = circleSectors(many)[pick % many] ?? { startAngle: 0, endAngle: 0 };
        const path = sectorPath(sector, { cornerRadius });
        expect(path).not.toMatch(/NaN|Infinity|e-/);
        for (const { radius, angle } of pointsOf(path)) {
          expect(radius).toBeGreaterThan(10 - 0.01);
          expect(radius).toBeLessThan(50 + 0.01);
          expect(angle).toBeGreaterThan(sector.startAngle - 0.02);
          expect(angle).toBeLessThan(sector.endAngle + 0.02);
        }
      }),
    );
  });
});

describe('the wedge inside a sector', () => {
  const sector = { startAngle: 6, endAngle: 84 };
  const reach = (share: number) =>
    Math.max(0, ...pointsOf(wedgePath(sector, share)).map(({ radius }) => radius));

  test('is nothing at 0 and the sector at 1', () => {
    expect(wedgePath(sector, 0)).toBe('');
    expect(wedgePath(sector, -1)).toBe('');
    expect(wedgePath(sector, 1)).toBe(sectorPath(sector));
    expect(wedgePath(sector, 2)).toBe(sectorPath(sector));
  });

  test('reaches outwards by the share done', () => {
    expect([0.25, 0.5, 0.75].map((share) => Math.round(reach(share)))).toEqual([20, 30, 40]);
  });

  test('stays between the arcs, however small the share', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1, noNaN: true }), (share) => {
        for (const { radius } of pointsOf(wedgePath(sector, share))) {
          expect(radius).toBeGreaterThan(10 - 0.01);
          expect(radius).toBeLessThan(10 + 40 * share + 0.01);
        }
      }),
    );
  });

  test('of the whole ring grows too', () => {
    expect(wedgePath({ startAngle: 0, endAngle: 360 }, 0.5)).toContain('A30 30');
  });
});

test('a label stands in the middle of its sector', () => {
  const point = sectorLabelPoint({ startAngle: 45, endAngle: 135 });
  expect(point.x).toBeCloseTo(80, 9);
  expect(point.y).toBeCloseTo(50, 9);
  expect(sectorLabelPoint({ startAngle: 0, endAngle: 360 }, { outer: 50, inner: 0 }).y).toBeCloseTo(75, 9);
});

test.each([
  [1, false],
  [15, false],
  [16, true],
])('a small row of %i circles has thin items: %s', (count, thin) => {
  expect(hasThinItems(count)).toBe(thin);
});
