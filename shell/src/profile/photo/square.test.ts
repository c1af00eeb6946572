import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOf, pixelsOf, squareOf } from './square.ts';

const landscape = { naturalWidth: 400, naturalHeight: 300 };

it('begins with the largest square in the middle', () => {
  expect(squareOf(landscape)).toEqual({ x: 12.5, y: 0, width: 75, height: 100 });
  expect(pixelsOf(landscape, squareOf(landscape))).toEqual({ x: 50, y: 0, size: 300 });
});

it('shrinks around its own middle and stays inside', () => {
  const corner = { x: 62.5, y: 0, width: 37.5, height: 50 };
  expect(pixelsOf(landscape, squareOf(landscape, 0.25, corner))).toEqual({ x: 288, y: 38, size: 75 });
  expect(pixelsOf(landscape, squareOf(landscape, 1, corner))).toEqual({ x: 100, y: 0, size: 300 });
  expect(partOf(landscape, corner)).toBe(0.5);
});

describe('any square of any picture', () => {
  const side = fc.integer({ min: 1, max: 6000 });
  const percent = fc.double({ min: 0, max: 100, noNaN: true });

  it('is one that the server takes', () => {
    fc.assert(
      fc.property(
        side,
        side,
        percent,
        percent,
        percent,
        percent,
        (naturalWidth, naturalHeight, x, y, width, height) => {
          const square = pixelsOf({ naturalWidth, naturalHeight }, { x, y, width, height });
          expect(Object.values(square).every(Number.isInteger)).toBe(true);
          expect(square.size).toBeGreaterThanOrEqual(1);
          expect(square.x + square.size).toBeLessThanOrEqual(naturalWidth);
          expect(square.y + square.size).toBeLessThanOrEqual(naturalHeight);
          expect(Math.min(square.x, square.y)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
