import { color } from '@learn/ui';

const steps = [100, 72, 48, 28, 14] as const;

/** The colour of the nth slice of a pie: one hue in steps, from strong to pale. */
export function sliceColour(index: number): string {
  const share = steps[Math.min(index, steps.length - 1)];
  return `color-mix(in srgb, ${color.progress} ${share}%, ${color.surface0})`;
}
