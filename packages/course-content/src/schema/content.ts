import { examStates } from '@learn/domain';
import { z } from 'zod';
import { assignmentFields, testFields } from './assignment.ts';
import {
  address,
  addresses,
  flowingText,
  minutes,
  richText,
  slug,
  type Text,
  text,
  translationKey,
} from './fields.ts';

const common = {
  title: text,
  description: text.optional(),
  minutes,
  translation_key: translationKey,
  /** left out: as is usual for the kind */
  can_user_self_toggle_course_completion: z.boolean().optional(),
  /** state of the exam for people who have none of their own */
  exam_state: z.enum(examStates).optional(),
};

const kind = <Kind extends string, Fields extends z.ZodRawShape>(name: Kind, fields: Fields) =>
  z.strictObject({ kind: z.literal(name), ...common, ...fields });

/** A learning content as its YAML file has it (specification §3). The text of `rich_text` and `demo` is Markdown beside it. */
export const contentFile = z.discriminatedUnion('kind', [
  kind('rich_text', {}),
  kind('demo', { button_text: text, button_url: address }),
  kind('placeholder', {}),
  kind('video', {
    video_url: addresses,
    /** seconds */
    duration: z.int().min(0),
    /** spoken text, a line per caption */
    captions: z.array(text).optional(),
  }),
  kind('document_list', { documents: z.array(z.strictObject({ slug, title: text, text: flowingText })) }),
  kind('learning_module', { cards: z.array(z.strictObject({ title: text, text: richText })) }),
  kind('knowledge_assessment', {
    questions: z.array(
      z.strictObject({
        question: text,
        options: z.array(z.strictObject({ text, correct: z.boolean() })).min(1),
        explanation: text,
      }),
    ),
  }),
  kind('media_library', { category_slug: z.string() }),
  kind('attendance_course', { location: text.optional(), trainer: z.string().optional() }),
  kind('assignment', assignmentFields),
  kind('edoniq_test', testFields),
  kind('feedback', { feedback_kind: z.enum(['uk', 'vv', 'automobil_gewerbe', 'exam_preparation']) }),
]);

export const contentKindNames = contentFile.options.map((option) => option.shape.kind.value);

export type ContentFile = z.output<typeof contentFile>;

export type ContentKind = ContentFile['kind'];

interface WithText {
  /** HTML */
  readonly text: Text;
}

type Placed<File extends { readonly kind: string }> = File extends { readonly kind: 'rich_text' | 'demo' }
  ? File & WithText & { readonly slug: string }
  : File & { readonly slug: string };

/** A learning content with its slug and texts. */
export type Content = Placed<ContentFile>;

export type ContentOf<Kind extends ContentKind> = Extract<Content, { readonly kind: Kind }>;
