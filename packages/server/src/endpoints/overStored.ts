import { isDeepStrictEqual } from 'node:util';
import type { Seen } from '@learn/contracts';
import { isSkippedTime, toInstant, zurichDay, zurichTime } from '@learn/domain';
import { validationFailed, versionConflict } from '../errors.ts';

/** What counts of something that is sent as a whole. */
export interface ChangedParts {
  /** the parts that its sender has changed, as `onlyParts` of the contracts; undefined: all of them */
  readonly only?: readonly string[] | undefined;
  /** what they saw there, as `seenHeader` of the contracts; undefined: an older sender, who says nothing of it */
  readonly seen?: Seen | undefined;
}

interface Period {
  readonly start: string;
  readonly end: string;
}

/**
 * What was sent, over what is stored where it was not changed.
 * @throws version_conflict
 */
export function overStored<Whole extends object>(
  stored: Whole,
  sent: Whole,
  { only, seen }: ChangedParts,
): Whole {
  const changed = Object.entries(sent).filter(([name]) => only?.includes(name) ?? true);
  assertSeen(stored, Object.fromEntries(changed), seen);
  return only === undefined ? sent : { ...stored, ...Object.fromEntries(changed) };
}

/**
 * The same for something with a period within a day, of which day, beginning and end are changed each for itself, in Zurich.
 * @throws version_conflict; validation_failed for a time that the day does not have
 */
export function periodOverStored<Whole extends Period>(
  stored: Whole,
  sent: Whole,
  changed: ChangedParts,
): Whole {
  const { day, from, until, ...whole } = overStored(withParts(stored), withParts(sent), changed);
  const { only } = changed;
  if (only === undefined || !['day', 'from', 'until'].some((part) => only.includes(part))) {
    return whole as unknown as Whole;
  }
  const at = (field: keyof Period, time: string) => {
    if (isSkippedTime(day, time)) throw validationFailed([{ field, problems: ['skipped_time'] }]);
    return toInstant(`${day}T${time}`).toISOString();
  };
  return { ...(whole as unknown as Whole), start: at('start', from), end: at('end', until) };
}

function withParts<Whole extends Period>(whole: Whole) {
  const { start, end } = whole;
  return { ...whole, day: zurichDay(start), from: zurichTime(start), until: zurichTime(end) };
}

/**
 * Refuses what would silently take back what another person has changed since its sender looked.
 * @param changed what is to be written; undefined values are not
 * @throws version_conflict with the stored values of those parts that are neither what the sender saw nor what they send
 */
export function assertSeen(stored: object, changed: object, seen: Seen | undefined): void {
  if (seen === undefined) return;
  const now = new Map<string, unknown>(Object.entries(stored));
  const current = Object.entries(changed).flatMap(([name, value]) => {
    if (value === undefined || !Object.hasOwn(seen, name) || !now.has(name)) return [];
    const kept = now.get(name);
    return isDeepStrictEqual(kept, seen[name]) || isDeepStrictEqual(kept, value) ? [] : [[name, kept]];
  });
  if (current.length > 0) throw versionConflict(Object.fromEntries(current));
}

/** @throws validation_failed for what does not end after it begins */
export function assertForwards({ start, end }: Period): void {
  const length = Date.parse(end) - Date.parse(start);
  if (length > 0) return;
  throw validationFailed([{ field: 'end', problems: [length < 0 ? 'ends_before_start' : 'ends_at_start'] }]);
}
