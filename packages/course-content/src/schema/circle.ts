import { profileCodes } from '@learn/domain';
import { z } from 'zod';
import type { Content } from './content.ts';
import { address, slug, text, translationKey } from './fields.ts';

const criterion = z.strictObject({
  slug,
  /** competence_id of the action competence that it belongs to */
  competence: z.string(),
  /** first person, as the participant says it: «Ich kann …» */
  title: text,
  translation_key: translationKey,
});

const unit = z.strictObject({
  slug,
  title: text,
  title_hidden: z.boolean().optional(),
  /** slugs of the contents in their order; each has a file of this name beside */
  contents: z.array(slug),
  criteria: z.array(criterion).optional(),
  translation_key: translationKey,
});

const sequence = z.strictObject({
  slug,
  title: text,
  /** name of the line icon beside the title */
  icon: z.string(),
  units: z.array(unit),
  translation_key: translationKey,
});

/** `circle.yaml`. */
export const circleFile = z.strictObject({
  title: text,
  description: text.optional(),
  goals: z.array(text).optional(),
  /** the circle holds an exam; `id` is the code of the kind of exam */
  exam: z
    .strictObject({
      id: z.string().optional(),
      requires_booking: z.boolean().optional(),
      has_certificate: z.boolean().optional(),
      url: address.optional(),
    })
    .optional(),
  content_locked: z.boolean().optional(),
  /** one sentence for those who find it locked: why, and until when */
  lock_reason: text.optional(),
  /** slugs of circles of which one must be completed first */
  unlocked_by: z.array(slug).optional(),
  /** only these profiles see it; left out: everybody */
  profiles: z.array(z.enum(profileCodes)).optional(),
  course_options: z.array(z.string()).optional(),
  sequences: z.array(sequence),
  translation_key: translationKey,
});

export type CircleFile = z.output<typeof circleFile>;
export type PerformanceCriterion = z.output<typeof criterion>;
type UnitFile = z.output<typeof unit>;
type SequenceFile = z.output<typeof sequence>;

export interface Unit extends Omit<UnitFile, 'contents'> {
  readonly contents: readonly Content[];
}

export interface Sequence extends Omit<SequenceFile, 'units'> {
  readonly units: readonly Unit[];
}

export interface Circle extends Omit<CircleFile, 'sequences'> {
  readonly slug: string;
  readonly sequences: readonly Sequence[];
}
