import { isSkippedTime, toInstant, zurichDay, zurichTime } from '@learn/domain';
import { validationFailed } from '../errors.ts';

/** The parts that a sender has changed, as `onlyParts` of the contracts; undefined: all of them. */
export type ChangedParts = readonly string[] | undefined;

interface Period {
  readonly start: string;
  readonly end: string;
}

/** What was sent, over what is stored where it was not changed. */
export function overStored<Whole extends object>(stored: Whole, sent: Whole, only: ChangedParts): Whole {
  if (only === undefined) return sent;
  const changed = Object.entries(sent).filter(([name]) => only.includes(name));
  return { ...stored, ...Object.fromEntries(changed) };
}

/**
 * The same for something with a period within a day, of which day, beginning and end are changed each for itself, in Zurich.
 * @throws validation_failed for a time that the day does not have
 */
export function periodOverStored<Whole extends Period>(
  stored: Whole,
  sent: Whole,
  only: ChangedParts,
): Whole {
  const whole = overStored(stored, sent, only);
  if (only === undefined || !['day', 'from', 'until'].some((part) => only.includes(part))) return whole;
  const of = (part: string) => (only.includes(part) ? sent : stored);
  const day = zurichDay(of('day').start);
  const at = (field: keyof Period, time: string) => {
    if (isSkippedTime(day, time)) throw validationFailed([{ field, problems: ['skipped_time'] }]);
    return toInstant(`${day}T${time}`).toISOString();
  };
  return {
    ...whole,
    start: at('start', zurichTime(of('from').start)),
    end: at('end', zurichTime(of('until').end)),
  };
}

/** @throws validation_failed for what does not end after it begins */
export function assertForwards({ start, end }: Period): void {
  const length = Date.parse(end) - Date.parse(start);
  if (length > 0) return;
  throw validationFailed([{ field: 'end', problems: [length < 0 ? 'ends_before_start' : 'ends_at_start'] }]);
}
