/** How many dates are named on home; all others stand on their page. */
const shown = 4;

/** The own exam dates from today on, as the manifest declares them for the widget. */
export const examDatesInput = {
  query: { upcoming: 'true', kinds: 'exam', limit: shown },
} as const;
