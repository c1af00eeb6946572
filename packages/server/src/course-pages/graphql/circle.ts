import { contentsOf, criteriaOf, isUuid } from '@learn/domain';
import { builder } from '../../graphql/builder.ts';
import { AssignmentTypeType } from '../../graphql/enums.ts';
import type { CircleExpert } from '../circleExperts.ts';
import type { CircleNode, ContentNode, CriterionNode, SequenceNode, UnitNode } from '../courseTree.ts';
import { circleExpertsLoader } from '../loaders.ts';
import { UnlockingPageType } from './circleReference.ts';
import { PerformanceCriterionType } from './competence.ts';
import { CoursePageType } from './coursePage.ts';
import { LearningContentType } from './learningContent.ts';

const LearningUnitType = builder.objectRef<UnitNode>('LearningUnit').implement({
  interfaces: [CoursePageType],
  fields: (t) => ({
    title_hidden: t.exposeBoolean('title_hidden'),
    learning_contents: t.expose('learning_contents', { type: [LearningContentType] }),
    performance_criteria: t.expose('performance_criteria', { type: [PerformanceCriterionType] }),
    evaluate_url: t.exposeString('evaluate_url'),
  }),
});

const SequenceOutlineType = builder.objectRef<SequenceNode>('SequenceOutline').implement({
  description:
    'The contents and criteria of a sequence in the order of the path, one list per field: a path of many hundred contents is much lighter like this than as so many objects.',
  fields: (t) => ({
    content_ids: t.idList({ resolve: (sequence) => contentsOf<ContentNode>(sequence).map(({ id }) => id) }),
    titles: t.stringList({
      resolve: (sequence) => contentsOf<ContentNode>(sequence).map(({ title }) => title),
    }),
    slugs: t.stringList({ resolve: (sequence) => contentsOf<ContentNode>(sequence).map(({ slug }) => slug) }),
    content_types: t.stringList({
      resolve: (sequence) => contentsOf<ContentNode>(sequence).map(({ content_type }) => content_type),
    }),
    minutes: t.intList({
      resolve: (sequence) => contentsOf<ContentNode>(sequence).map(({ minutes }) => minutes),
    }),
    assignment_types: t.field({
      type: [AssignmentTypeType],
      nullable: { list: false, items: true },
      description: 'null for what is no assignment',
      resolve: (sequence) =>
        contentsOf<ContentNode>(sequence).map(({ content_type, assignment_type }) =>
          content_type === 'learnpath.LearningContentAssignment' ? assignment_type : null,
        ),
    }),
    additional_json_data: t.field({
      type: ['JSON'],
      description:
        'the same for everybody; may hold exam_data.exam_state, which an own completion goes before',
      resolve: (sequence) =>
        contentsOf<ContentNode>(sequence).map(({ additional_json_data }) => additional_json_data),
    }),
    criterion_ids: t.idList({
      resolve: (sequence) => criteriaOf<CriterionNode>(sequence).map(({ id }) => id),
    }),
  }),
});

const LearningSequenceType = builder.objectRef<SequenceNode>('LearningSequence').implement({
  interfaces: [CoursePageType],
  fields: (t) => ({
    icon: t.exposeString('icon', { description: 'start | understand | explain | apply | check | network' }),
    learning_units: t.expose('learning_units', { type: [LearningUnitType] }),
    outline: t.field({ type: SequenceOutlineType, resolve: (sequence) => sequence }),
  }),
});

const CircleExpertType = builder.objectRef<CircleExpert>('CircleExpert').implement({
  fields: (t) => ({
    user_id: t.exposeID('user_id'),
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
    email: t.exposeString('email'),
    avatar_url: t.exposeString('avatar_url'),
  }),
});

export const CircleType = builder.objectRef<CircleNode>('Circle').implement({
  interfaces: [CoursePageType],
  fields: (t) => ({
    description: t.exposeString('description'),
    goals: t.exposeStringList('goals'),
    is_exam_circle: t.exposeBoolean('is_exam_circle'),
    exam_requires_booking: t.exposeBoolean('exam_requires_booking'),
    exam_id: t.exposeString('exam_id', { nullable: true }),
    has_exam_certificate: t.exposeBoolean('has_exam_certificate'),
    exam_url: t.exposeString('exam_url', { nullable: true }),
    content_locked: t.exposeBoolean('content_locked'),
    lock_reason: t.exposeString('lock_reason', {
      description: 'why its editors have locked it; empty where nothing is said',
    }),
    locked_until: t.exposeString('locked_until', {
      nullable: true,
      description: 'until when it is expected to be locked, ISO 8601',
    }),
    unlocked_by: t.expose('unlocked_by', { type: [UnlockingPageType] }),
    profiles: t.exposeStringList('profiles', {
      description: 'profile codes that see this circle; empty = everybody',
    }),
    course_options: t.exposeStringList('course_options'),
    learning_sequences: t.expose('learning_sequences', { type: [LearningSequenceType] }),
    experts: t.field({
      type: [CircleExpertType],
      description: 'experts of this circle in the given course session',
      args: { course_session_id: t.arg.id({ required: true }) },
      resolve: async (circle, { course_session_id }, context) => {
        if (!isUuid(course_session_id)) return [];
        const experts = await circleExpertsLoader(context).load(course_session_id.toLowerCase());
        return experts.filter((expert) => expert.circleKey === circle.translation_key);
      },
    }),
  }),
});
