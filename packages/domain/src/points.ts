/** Points as people read them: at most two decimals, «4.5», «−2». */
export function formatPoints(points: number): string {
  return String(Math.round(points * 100) / 100).replace('-', '−');
}

/** A grade with as many decimals as it is computed with: «5.0» (official), «4.75» (exact). */
export function formatGrade(grade: number, decimals: 1 | 2): string {
  return grade.toFixed(decimals);
}

/** What stands in a field of points. */
export type WrittenPoints =
  | { readonly points: number | null; readonly problem?: undefined }
  | { readonly problem: 'notANumber' | 'tooSmall' | 'tooLarge' | 'tooPrecise' };

/**
 * Reads points as people write them, with a comma or a point; an empty text is no points.
 * @param max greatest value
 * @returns points from 0 to the maximum with at most two decimals, or why they are none
 */
export function readPoints(text: string, max: number): WrittenPoints {
  const written = text.trim().replace(',', '.').replace('−', '-');
  if (written === '') return { points: null };
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(written)) return { problem: 'notANumber' };
  const points = Number(written);
  if (points < 0) return { problem: 'tooSmall' };
  if (points > max) return { problem: 'tooLarge' };
  if ((written.split('.')[1] ?? '').replace(/0+$/, '').length > 2) return { problem: 'tooPrecise' };
  return { points };
}

/** The next half point up (1) or down (-1), within 0 and the maximum; from no points up begins with half a point. */
export function halfStep(points: number | null, direction: 1 | -1, max: number): number {
  const halves = (points ?? 0) * 2;
  const next = direction === 1 ? Math.floor(halves) + 1 : Math.ceil(halves) - 1;
  return Math.min(Math.max(next / 2, 0), max);
}
