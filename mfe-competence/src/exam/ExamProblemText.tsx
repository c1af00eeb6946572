import type { ExamOverview } from '@learn/contracts';
import { formatPeriod, isExamDateFree } from '@learn/domain';
import { useNow } from '@learn/platform';
import { useTexts } from '../texts.ts';
import type { ExamProblem } from './useExamSteps.ts';

interface ExamProblemTextProps {
  readonly problem: ExamProblem;
  /** as the server has it after the step was refused */
  readonly overview: ExamOverview;
}

/** Why a step was refused; where a date cannot be had any more, with the next one that can. */
export function ExamProblemText({ problem, overview }: ExamProblemTextProps) {
  const { t, language } = useTexts('exam');
  const now = useNow();
  const words = t(`problem.${problem}`);
  if (problem !== 'full' && problem !== 'closed') return words;
  const next = overview.dates.find((date) => isExamDateFree(date, now));
  const other = next
    ? t('problem.next', { date: formatPeriod(next, language), place: next.place })
    : t('problem.noNext');
  return `${words} ${other}`;
}
