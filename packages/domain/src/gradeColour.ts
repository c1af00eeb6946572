/** The lowest grade that is enough, of 1 to 6 (specification §9). */
export const sufficientGrade = 4;

/** Red below 4, else green; a missing grade counts as 4 (specification §9). */
export function gradeColour(grade: number | null | undefined): 'red' | 'green' {
  return (grade ?? sufficientGrade) < sufficientGrade ? 'red' : 'green';
}
