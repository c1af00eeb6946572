/** The best answer to a question of satisfaction (specification §9). */
export const satisfactionMax = 4;

/** Red, green and blue, 0 to 255, from 0 to 4: grey-blue, red, yellow, light green, green. */
const stops = [
  [133, 146, 161],
  [197, 40, 61],
  [224, 168, 0],
  [123, 196, 127],
  [26, 127, 75],
] as const;

/**
 * The colour of a satisfaction, interpolated between its five stops (specification §9). It stands beside the figure, never
 * alone.
 * @param value 0 to 4; beyond it the colour of the end
 * @returns `#rrggbb`
 */
export function satisfactionColour(value: number): string {
  const place = Math.min(Math.max(value, 0), satisfactionMax);
  const lower = Math.min(Math.floor(place), stops.length - 2);
  const share = place - lower;
  const channel = (index: 0 | 1 | 2) => {
    const [from, to] = [stops[lower]?.[index] ?? 0, stops[lower + 1]?.[index] ?? 0];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** A satisfaction with one decimal, as it is shown beside its maximum (specification §9). */
export function formatSatisfaction(value: number): string {
  return value.toFixed(1);
}
