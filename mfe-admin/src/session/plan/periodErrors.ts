import { isSkippedTime } from '@learn/domain';
import type { FieldErrors } from '../../form/useSavedForm.ts';
import type { TranslateText } from '../../texts.ts';
import type { TypedMoment, TypedPeriod } from './times.ts';

/** What is missing of a period, that the day does not have one of its times, or that it runs backwards or has no length, in the person's language. */
export function periodErrors({ day, from, until }: TypedPeriod, t: TranslateText): FieldErrors<TypedPeriod> {
  const required = (text: string) => (text === '' ? t('form.required') : undefined);
  return {
    day: required(day),
    from: required(from) ?? timeProblem({ day, time: from }, t),
    // of one day, so the times can be compared as texts
    until: required(until) ?? timeProblem({ day, time: until }, t) ?? orderProblem(from, until, t),
  };
}

/** That the day does not have the time, in the person's language. */
export function timeProblem({ day, time }: TypedMoment, t: TranslateText): string | undefined {
  return isSkippedTime(day, time) ? t('form.skippedTime') : undefined;
}

function orderProblem(from: string, until: string, t: TranslateText): string | undefined {
  if (until < from) return t('form.endsBeforeStart');
  return until === from ? t('form.endsAtStart') : undefined;
}
