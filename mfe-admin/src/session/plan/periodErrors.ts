import type { FieldErrors } from '../../form/useSavedForm.ts';
import type { TranslateText } from '../../texts.ts';
import type { TypedPeriod } from './times.ts';

/** What is missing of a period, or that it runs backwards or has no length, in the person's language. */
export function periodErrors({ day, from, until }: TypedPeriod, t: TranslateText): FieldErrors<TypedPeriod> {
  const required = (text: string) => (text === '' ? t('form.required') : undefined);
  return {
    day: required(day),
    from: required(from),
    // of one day, so the times can be compared as texts
    until: required(until) ?? orderProblem(from, until, t),
  };
}

function orderProblem(from: string, until: string, t: TranslateText): string | undefined {
  if (until < from) return t('form.endsBeforeStart');
  return until === from ? t('form.endsAtStart') : undefined;
}
