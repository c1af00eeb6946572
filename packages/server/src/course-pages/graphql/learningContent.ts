import { cleanHtml } from '@learn/course-content';
import type { FeedbackKind } from '../../feedback/tables.ts';
import { builder } from '../../graphql/builder.ts';
import {
  AssignmentTypeType,
  CompletionStatusType,
  FeedbackKindType,
  LanguageType,
} from '../../graphql/enums.ts';
import type { ContentNode } from '../courseTree.ts';
import type { AssessmentQuestion } from '../pageData.ts';
import { CircleReferenceType } from './circleReference.ts';
import { typeNameOf } from './coursePage.ts';
import { lockedWithCircle } from './lockedWithCircle.ts';
import { ownStatus } from './ownStatus.ts';
import type { Viewed } from './viewedTree.ts';

export const LearningContentType = builder.interfaceRef<Viewed<ContentNode>>('LearningContent').implement({
  description: 'What all kinds of learning contents have in common; `minutes` is the effort.',
  resolveType: typeNameOf,
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    slug: t.exposeString('slug'),
    content_type: t.exposeString('content_type'),
    live: t.exposeBoolean('live'),
    translation_key: t.exposeID('translation_key'),
    frontend_url: t.exposeString('frontend_url'),
    language: t.expose('language', { type: LanguageType }),
    minutes: t.exposeInt('minutes'),
    description: t.exposeString('description'),
    content_url: t.exposeString('content_url'),
    can_user_self_toggle_course_completion: t.exposeBoolean('can_user_self_toggle_course_completion'),
    circle: t.expose('circle', { type: CircleReferenceType }),
    completion_status: t.field({
      type: CompletionStatusType,
      description: "the caller's own, or that of the `user` of the course",
      args: {
        course_session_id: t.arg.id({ description: 'in this session; without it the newest of all' }),
      },
      resolve: (content, { course_session_id }, context) => ownStatus(content, course_session_id, context),
    }),
    additional_json_data: t.expose('additional_json_data', {
      type: 'JSON',
      description:
        'the same for everybody; may hold exam_data.exam_state, which an own completion goes before',
    }),
    page_type: t.exposeString('page_type', { description: 'content_type, under its name in completions' }),
    continue_url: t.exposeString('continue_url', {
      description:
        'of the next content of the circle in the order of the path; after the last one of the circle',
    }),
    is_first_in_circle: t.exposeBoolean('is_first_in_circle'),
  }),
});

const kinds = new Map<string, ReturnType<typeof kind>>();

/** The GraphQL type of each kind of learning content, by the name of the kind. */
export const learningContentKinds: ReadonlyMap<string, ReturnType<typeof kind>> = kinds;

function kind<Node extends ContentNode>(name: string) {
  const type = builder.objectRef<Node>(`LearningContent${name}`);
  kinds.set(name, type);
  return type;
}

const interfaces = [LearningContentType];

const lockedText = lockedWithCircle('text');

async function cleanText(...[content, , context]: Parameters<typeof lockedText>): Promise<string> {
  return cleanHtml(await lockedText(content, {}, context));
}

kind('RichText').implement({
  interfaces,
  fields: (t) => ({
    text: t.string({
      description: 'sanitised HTML: h2 h3 p ul ol li strong em blockquote a',
      resolve: cleanText,
    }),
  }),
});

kind('Demo').implement({
  interfaces,
  fields: (t) => ({
    text: t.string({
      description: 'sanitised HTML, as that of a rich text',
      resolve: cleanText,
    }),
    button_text: t.string({ resolve: lockedWithCircle('button_text') }),
    button_url: t.string({ resolve: lockedWithCircle('button_url') }),
  }),
});

kind('Placeholder').implement({ interfaces });

kind('Video').implement({
  interfaces,
  fields: (t) => ({
    video_url: t.string({
      description: 'address of the mp4 or webm file',
      resolve: lockedWithCircle('video_url'),
    }),
    captions_url: t.string({
      description: "address of the WebVTT captions in the page's language",
      resolve: lockedWithCircle('captions_url'),
    }),
    duration: t.exposeInt('duration', { description: 'length in seconds' }),
    transcript: t.stringList({
      description: 'spoken text, a line per cue',
      resolve: lockedWithCircle('transcript'),
    }),
  }),
});

const ContentDocumentType = builder.objectRef<ContentNode['documents'][number]>('ContentDocument').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    text: t.string({
      description: 'sanitised HTML, as that of a rich text',
      resolve: ({ text }) => cleanHtml(text),
    }),
  }),
});

kind('DocumentList').implement({
  interfaces,
  fields: (t) => ({
    documents: t.field({ type: [ContentDocumentType], resolve: lockedWithCircle('documents') }),
  }),
});

const ModuleCardType = builder.objectRef<ContentNode['cards'][number]>('ModuleCard').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    text: t.string({
      description: 'sanitised HTML, as that of a rich text',
      resolve: ({ text }) => cleanHtml(text),
    }),
  }),
});

kind('LearningModule').implement({
  interfaces,
  fields: (t) => ({ cards: t.field({ type: [ModuleCardType], resolve: lockedWithCircle('cards') }) }),
});

const AssessmentOptionType = builder
  .objectRef<AssessmentQuestion['options'][number]>('AssessmentOption')
  .implement({
    fields: (t) => ({ text: t.exposeString('text'), correct: t.exposeBoolean('correct') }),
  });

const AssessmentQuestionType = builder.objectRef<AssessmentQuestion>('AssessmentQuestion').implement({
  fields: (t) => ({
    question: t.exposeString('question'),
    options: t.expose('options', { type: [AssessmentOptionType] }),
    explanation: t.exposeString('explanation'),
  }),
});

kind('KnowledgeAssessment').implement({
  interfaces,
  fields: (t) => ({
    questions: t.field({ type: [AssessmentQuestionType], resolve: lockedWithCircle('questions') }),
  }),
});

export const MediaLibraryContentType = kind('MediaLibrary').implement({
  interfaces,
  fields: (t) => ({ category_slug: t.exposeString('category_slug') }),
});

export const AttendanceContentType = kind('AttendanceCourse').implement({
  interfaces,
  fields: (t) => ({ location: t.exposeString('location'), trainer: t.exposeString('trainer') }),
});

export const AssignmentContentType = kind('Assignment').implement({
  interfaces,
  fields: (t) => ({ assignment_type: t.expose('assignment_type', { type: AssignmentTypeType }) }),
});

export const TestContentType = kind('EdoniqTest').implement({
  interfaces,
  fields: (t) => ({
    checkbox_text: t.string({ resolve: lockedWithCircle('checkbox_text') }),
    has_extended_time_test: t.exposeBoolean('has_extended_time_test'),
    test_url: t.string({
      description: 'address of the test system; empty: people are told elsewhere where the test is',
      resolve: lockedWithCircle('test_url'),
    }),
    extended_time_test_url: t.string({
      description: 'the same for those who are entitled to more time; empty where there is none',
      resolve: lockedWithCircle('extended_time_test_url'),
    }),
  }),
});

export const FeedbackContentType = kind<ContentNode & { readonly feedback_kind: FeedbackKind }>(
  'Feedback',
).implement({
  interfaces,
  fields: (t) => ({
    feedback_kind: t.expose('feedback_kind', { type: FeedbackKindType }),
  }),
});
