import type { Localised } from '@learn/contracts';
import { isBackwards } from '@learn/domain';
import type { FieldErrors } from '../form/useSavedForm.ts';
import type { TranslateText } from '../texts.ts';

/** What is typed into the form of a session. */
export interface SessionValues {
  readonly titles: Localised;
  readonly region: string;
  readonly generation: string;
  /** YYYY-MM-DD, as is `end_date`; empty while nothing is chosen */
  readonly start_date: string;
  readonly end_date: string;
}

export const emptySession: SessionValues = {
  titles: { de: '', fr: '', it: '' },
  region: '',
  generation: '',
  start_date: '',
  end_date: '',
};

/** What is missing or cannot be, in the person's language. */
export function sessionErrors(values: SessionValues, t: TranslateText): FieldErrors<SessionValues> {
  const { titles, start_date: start, end_date: end } = values;
  const required = (text: string) => (text.trim() === '' ? t('form.required') : undefined);
  return {
    'titles.de': required(titles.de),
    start_date: required(start),
    end_date:
      required(end) ?? (start !== '' && isBackwards({ start, end }) ? t('form.endsBeforeStart') : undefined),
  };
}
