import { type ExamState, examDisplay } from '@learn/domain';
import { type TextKey, useTexts } from '../texts.ts';

export interface ExamWords {
  /** what stands for a state (specification §4) */
  readonly textOf: (state: ExamState) => string;
  /** the link of a state in the same table; undefined where there is none */
  readonly linkOf: (state: ExamState) => string | undefined;
}

/** The words of the table in specification §4, in the language of the page. */
export function useExamWords(): ExamWords {
  const { t } = useTexts('exam');
  return {
    textOf: (state) => t(examDisplay(state).textKey as TextKey<'exam'>),
    linkOf: (state) => {
      const { linkKey } = examDisplay(state);
      return linkKey === undefined ? undefined : t(linkKey as TextKey<'exam'>);
    },
  };
}
