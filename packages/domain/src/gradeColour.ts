/** Red below 4, else green; a missing grade counts as 4 (specification §9). */
export function gradeColour(grade: number | null | undefined): 'red' | 'green' {
  return (grade ?? 4) < 4 ? 'red' : 'green';
}
