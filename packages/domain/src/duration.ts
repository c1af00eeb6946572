/** From this many minutes on, hours are easier to read. */
const hoursFrom = 120;

/** A duration as it is read: hours only from two on. @param minutes 0 or more, whole */
export function durationParts(minutes: number): { readonly hours: number; readonly minutes: number } {
  if (minutes < hoursFrom) return { hours: 0, minutes };
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Minutes that are meant as an estimate: above ten, up to the next five. */
export function roundedMinutes(minutes: number): number {
  return minutes > 10 ? Math.ceil(minutes / 5) * 5 : minutes;
}
