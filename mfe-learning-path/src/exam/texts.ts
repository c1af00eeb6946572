import { type TextName, type Translate, useRemoteTexts } from '@learn/platform/i18n';
import { partTexts } from '../partTexts.ts';

type ExamTexts = typeof import('../locales/exam.de.json');

export type ExamTextKey = TextName<ExamTexts>;

export type TranslateExam = Translate<ExamTexts>;

/** Texts of an exam circle. */
export const useExamTexts = () => useRemoteTexts<ExamTexts>(partTexts.namespace('exam'));
