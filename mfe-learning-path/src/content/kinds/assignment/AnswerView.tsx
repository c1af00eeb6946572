import type { FieldValue } from '@learn/platform/form';
import { type AnsweredFile, AnswerView as Drawn } from '@learn/ui/content';
import { useTexts } from '../../../texts.ts';
import type { AssignmentData, Work } from './useWork.ts';

export type Block = AssignmentData['tasks'][number]['blocks'][number];

interface AnswerViewProps {
  readonly block: Block;
  readonly answer: FieldValue;
  /** what a file of an answer is called, where that is known */
  readonly file: AnsweredFile | undefined;
}

/** An answer to read, in the words of an assignment. */
export function AnswerView(props: AnswerViewProps) {
  const { t, language } = useTexts('assignment');
  const words = {
    language,
    yes: t('answer.yes'),
    no: t('answer.no'),
    empty: t('answer.empty'),
    file: t('file.unnamed'),
  };
  return <Drawn {...props} words={words} />;
}

/** What is known of the file that an answer names. */
export function fileOf(answer: FieldValue, work: Work | undefined): AnsweredFile | undefined {
  return work?.files.find(({ id }) => id === answer);
}
