/** Points as people read them: at most two decimals, «4.5», «−2». */
export function formatPoints(points: number): string {
  return String(Math.round(points * 100) / 100).replace('-', '−');
}

/** A grade with as many decimals as it is computed with: «5.0» (official), «4.75» (exact). */
export function formatGrade(grade: number, decimals: 1 | 2): string {
  return grade.toFixed(decimals);
}
