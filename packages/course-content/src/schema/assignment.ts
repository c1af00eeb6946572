import { assignmentTypes } from '@learn/domain';
import { z } from 'zod';
import { says } from '../findings/finding.ts';
import { address, addresses, flowingText, hundredths, lastingId, text } from './fields.ts';

/** What is passed or failed, and how; left out: from the official grade 4 on. */
const passRule = z.union(
  [z.enum(['none', 'grade']), z.strictObject({ percent: z.number().min(0).max(100) })],
  {
    error: says('pass_rule'),
  },
);

/** What counts towards a competence certificate (domain decisions §8). */
const counting = {
  /** slug of the certificate */
  competence_certificate: z.string().optional(),
  competence_certificate_weight: hundredths.refine((weight) => weight > 0, says('more_than_zero')).optional(),
  pass_rule: passRule.optional(),
};

const labelled = <Type extends string>(type: Type) =>
  z.strictObject({ id: lastingId, type: z.literal(type), label: text });

const taskBlock = z.discriminatedUnion('type', [
  z.strictObject({ id: lastingId, type: z.literal('explanation'), text: flowingText }),
  labelled('text'),
  labelled('confirmation'),
  labelled('file'),
  z.strictObject({
    id: lastingId,
    type: z.literal('choice'),
    label: text,
    options: z.array(z.strictObject({ id: lastingId, text })).min(1),
  }),
]);

/** What is particular to a content of kind `assignment` (specification §3, Assignment). */
export const assignmentFields = {
  assignment_type: z.enum(assignmentTypes).exclude(['EDONIQ_TEST']),
  needs_expert_evaluation: z.boolean(),
  ...counting,
  intro_text: flowingText.optional(),
  effort_required: text.optional(),
  evaluation_description: text.optional(),
  evaluation_document_url: addresses.optional(),
  performance_objectives: z.array(text).optional(),
  tasks: z.array(z.strictObject({ id: lastingId, title: text, blocks: z.array(taskBlock) })),
  /** what participants declare with their submission */
  declaration: text.optional(),
  evaluation_tasks: z
    .array(
      z.strictObject({
        id: lastingId,
        title: text,
        description: text.optional(),
        max_points: hundredths.min(0),
      }),
    )
    .optional(),
  /** left out: the sum of the evaluation tasks */
  max_points: hundredths.min(0).optional(),
  solution_sample: z
    .strictObject({
      id: z.string().optional(),
      display_text: text,
      /** the sample itself, which people read after they have handed in */
      description: text,
      /** a link to more of it; nobody may find it before they have handed in */
      link_display_text: text.optional(),
      url: addresses.optional(),
      thumbnail: address.optional(),
    })
    .optional(),
};

/** What is particular to a content of kind `edoniq_test`. */
export const testFields = {
  checkbox_text: text.optional(),
  max_points: hundredths.min(0),
  ...counting,
  has_extended_time_test: z.boolean().optional(),
  /** address of the test system; left out: people are told elsewhere where the test is */
  test_url: addresses.optional(),
  extended_time_test_url: addresses.optional(),
  /** left out: the minutes in words */
  effort_required: text.optional(),
};
