import { type TextName, type Translate, useRemoteTexts } from '@learn/platform/i18n';

type Texts = typeof import('../../../locales/assignment.de.json');

export type AssignmentTextKey = TextName<Texts>;
export type TranslateAssignment = Translate<Texts>;

/** The texts of assignments in the language of the screen. */
export const useAssignmentTexts = () => useRemoteTexts<Texts>('mfe-learning-path/assignment');
