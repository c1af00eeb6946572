/** A square of a picture, in percent of its width and height, as the cropping shows it. */
export interface PercentSquare {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of the upright picture, in pixels; as an `img` tells it. */
export interface PictureSize {
  readonly naturalWidth: number;
  readonly naturalHeight: number;
}

/** The largest square in the middle, or one of a part of that size (0 to 1) around the middle of `around`. */
export function squareOf(
  { naturalWidth, naturalHeight }: PictureSize,
  part = 1,
  around: PercentSquare = { x: 0, y: 0, width: 100, height: 100 },
): PercentSquare {
  const largest = Math.min(naturalWidth, naturalHeight);
  const width = ((largest * part) / naturalWidth) * 100;
  const height = ((largest * part) / naturalHeight) * 100;
  return {
    x: within(around.x + around.width / 2 - width / 2, 100 - width),
    y: within(around.y + around.height / 2 - height / 2, 100 - height),
    width,
    height,
  };
}

/** How large a square is, compared to the largest of the picture, 0 to 1. */
export function partOf({ naturalWidth, naturalHeight }: PictureSize, square: PercentSquare): number {
  return Math.min(1, ((square.width / 100) * naturalWidth) / Math.min(naturalWidth, naturalHeight));
}

/** The square in whole pixels of the upright picture, never beyond its edges; as the call takes it. */
export function pixelsOf({ naturalWidth, naturalHeight }: PictureSize, square: PercentSquare) {
  const size = Math.max(
    1,
    Math.min(naturalWidth, naturalHeight, Math.round((square.width / 100) * naturalWidth)),
  );
  return {
    x: within(Math.round((square.x / 100) * naturalWidth), naturalWidth - size),
    y: within(Math.round((square.y / 100) * naturalHeight), naturalHeight - size),
    size,
  };
}

function within(value: number, maximum: number): number {
  return Math.min(Math.max(0, value), maximum);
}
