import type { ChartContent } from '../chart/content.ts';

/** A chart of attendance with one value per circle. */
export function chart(change: Partial<ChartContent> = {}): ChartContent {
  return {
    kind: 'bars',
    title: 'Anwesenheit',
    unit: 'Prozent',
    sentence: 'Anteil der Anwesenheiten je Circle.',
    rowHead: 'Circle',
    series: [{ id: 'present', label: 'anwesend', colour: 'var(--finished)' }],
    rows: [
      { id: 'kickoff', label: 'Kickoff', values: [92] },
      { id: 'basis', label: 'Basis', values: [80] },
    ],
    format: (value) => `${value} %`,
    ...change,
  };
}
