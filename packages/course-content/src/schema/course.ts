import { courseTypes, profileCodes } from '@learn/domain';
import { z } from 'zod';
import type { Circle } from './circle.ts';
import { slug, text, translationKey } from './fields.ts';
import type { MediaCategory } from './media.ts';

const topic = z.strictObject({
  slug,
  title: text,
  description: text.optional(),
  /** left out: true */
  is_visible: z.boolean().optional(),
  /** slugs of the circles in their order; each has a folder of this name in `circles` */
  circles: z.array(slug),
  translation_key: translationKey,
});

/** `course.yaml`. */
export const courseFile = z.strictObject({
  course_type: z.enum(courseTypes),
  title: text,
  category_name: text,
  /** place among the courses; left out: a new course comes last, another one stays where it is */
  position: z.int().min(0).optional(),
  configuration: z.strictObject({
    enable_circle_documents: z.boolean(),
    enable_learning_mentor: z.boolean(),
    enable_competence_certificates: z.boolean(),
    enable_course_profiles: z.boolean(),
  }),
  /** people enter its sessions through the onboarding; left out: of a new course as is usual for its type, another one stays as it is */
  open_for_onboarding: z.boolean().optional(),
  /** ids of the widgets of the course's panel, by role; left out: of a new course those of the role, another one keeps its own */
  home_widgets: z.record(z.string(), z.array(z.string())).optional(),
  /** branches in which the course can be taken; left out: of a new course none, another one keeps its own */
  profiles: z.array(z.enum(profileCodes)).optional(),
  action_competences: z.array(
    z.strictObject({
      /** e.g. «A1» */
      competence_id: z.string().min(1),
      slug,
      title: text,
      translation_key: translationKey,
    }),
  ),
  competence_certificates: z.array(z.strictObject({ slug, title: text })).optional(),
  topics: z.array(topic),
  /** slugs of the categories of the media library in their order; each has a folder of this name in `media` */
  media: z.array(slug).optional(),
  /** the page of the learning path where it is not named after the course */
  learning_path: z
    .strictObject({ slug: slug.optional(), title: text.optional(), translation_key: translationKey })
    .optional(),
});

export type CourseFile = z.output<typeof courseFile>;

export interface Topic extends Omit<z.output<typeof topic>, 'circles'> {
  readonly circles: readonly Circle[];
}

/** A course with everything that its folder holds. */
export interface Course extends Omit<CourseFile, 'topics' | 'media'> {
  readonly slug: string;
  readonly topics: readonly Topic[];
  readonly media: readonly MediaCategory[];
}
