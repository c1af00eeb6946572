import { type TextName, type Translate, useRemoteTexts } from '@learn/platform/i18n';

type ExamTexts = typeof import('../locales/exam.de.json');

export type ExamTextKey = TextName<ExamTexts>;

export type TranslateExam = Translate<ExamTexts>;

/** Texts of an exam circle. */
export const useExamTexts = () => useRemoteTexts<ExamTexts>('mfe-learning-path/exam');
