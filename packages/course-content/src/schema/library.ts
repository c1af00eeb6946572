import { profileCodes } from '@learn/domain';
import { z } from 'zod';
import type { Course } from './course.ts';
import { text } from './fields.ts';

/** `content.yaml`: what courses share. */
export const libraryFile = z.strictObject({
  /** branches, in their order */
  profiles: z
    .array(z.strictObject({ code: z.enum(profileCodes), names: text, active: z.boolean().optional() }))
    .optional(),
  /** kinds of exams */
  exams: z
    .array(
      z.strictObject({
        code: z.string().min(1).max(100),
        names: text,
        /** Rappen */
        price: z.int().min(0),
        maximum_attempts: z.int().min(1).optional(),
      }),
    )
    .optional(),
});

/** A file of `questionnaires`, named after its kind: the newest version of a questionnaire (domain decisions §10). */
export const questionnaireFile = z.strictObject({
  version: z.int().min(1),
  questions: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(100),
        type: z.enum(['scale', 'yes_no', 'text']),
        label: text,
        required: z.boolean(),
        /** the question that statistics average */
        satisfaction: z.boolean().optional(),
      }),
    )
    .min(1),
});

export const questionnaireKinds = ['uk', 'vv', 'automobil_gewerbe', 'exam_preparation'] as const;

export type QuestionnaireKind = (typeof questionnaireKinds)[number];

export type LibraryFile = z.output<typeof libraryFile>;

export interface Questionnaire extends z.output<typeof questionnaireFile> {
  readonly kind: QuestionnaireKind;
}

/** Everything that a folder of contents holds. */
export interface ContentLibrary {
  readonly profiles: NonNullable<LibraryFile['profiles']>;
  readonly exams: NonNullable<LibraryFile['exams']>;
  readonly questionnaires: readonly Questionnaire[];
  readonly courses: readonly Course[];
}
