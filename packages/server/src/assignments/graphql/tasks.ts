import { cleanHtml } from '@learn/course-content';
import type { PassRule } from '@learn/domain';
import { builder } from '../../graphql/builder.ts';
import type {
  AssignmentTask,
  AssignmentTexts,
  EvaluationTask,
  SolutionSample,
  TaskBlock,
} from '../assignmentData.ts';

const TaskBlockType = builder.interfaceRef<TaskBlock>('AssignmentBlock').implement({
  description: 'A part of a task; what it asks for follows from its type.',
  resolveType: ({ type }) => blockNames[type],
  fields: (t) => ({ id: t.exposeID('id') }),
});

const blockNames = {
  explanation: 'AssignmentExplanation',
  text: 'AssignmentTextQuestion',
  confirmation: 'AssignmentConfirmation',
  file: 'AssignmentFileQuestion',
  choice: 'AssignmentChoice',
} as const;

type Asking = Exclude<TaskBlock, { readonly type: 'explanation' }>;
type Block<Type extends TaskBlock['type']> = Extract<TaskBlock, { readonly type: Type }>;

const interfaces = [TaskBlockType];

builder.objectRef<Block<'explanation'>>('AssignmentExplanation').implement({
  interfaces,
  description: 'Asks for nothing.',
  fields: (t) => ({
    text: t.string({ description: 'sanitised HTML', resolve: ({ text }) => cleanHtml(text) }),
  }),
});

function asking(name: string, description: string): void {
  builder.objectRef<Asking>(name).implement({
    interfaces,
    description,
    fields: (t) => ({ label: t.exposeString('label') }),
  });
}

asking('AssignmentTextQuestion', 'The answer is a text.');
asking('AssignmentConfirmation', 'The answer is true or false.');
asking('AssignmentFileQuestion', 'The answer is the id of an own uploaded file.');

const ChoiceOptionType = builder
  .objectRef<Block<'choice'>['options'][number]>('AssignmentChoiceOption')
  .implement({
    fields: (t) => ({ id: t.exposeID('id'), text: t.exposeString('text') }),
  });

builder.objectRef<Block<'choice'>>('AssignmentChoice').implement({
  interfaces,
  description: 'The answer is the id of an option.',
  fields: (t) => ({
    label: t.exposeString('label'),
    options: t.field({ type: [ChoiceOptionType], resolve: ({ options }) => [...options] }),
  }),
});

export const TaskType = builder.objectRef<AssignmentTask>('AssignmentTask').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    blocks: t.field({ type: [TaskBlockType], resolve: ({ blocks }) => [...blocks] }),
  }),
});

const EvaluationTaskValueType = builder.objectRef<EvaluationTask['value']>('EvaluationTaskValue').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    max_points: t.exposeFloat('max_points'),
  }),
});

export const EvaluationTaskType = builder.objectRef<EvaluationTask>('EvaluationTask').implement({
  description: 'A criterion by which evaluators give points.',
  fields: (t) => ({ id: t.exposeID('id'), value: t.expose('value', { type: EvaluationTaskValueType }) }),
});

export const PerformanceObjectiveType = builder
  .objectRef<AssignmentTexts['performance_objectives'][number]>('PerformanceObjective')
  .implement({ fields: (t) => ({ text: t.exposeString('text') }) });

export const SolutionSampleType = builder.objectRef<SolutionSample>('SolutionSample').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    display_text: t.exposeString('display_text'),
    description: t.exposeString('description'),
    link_display_text: t.exposeString('link_display_text'),
    thumbnail: t.exposeString('thumbnail'),
    url: t.exposeString('url'),
  }),
});

export const PassRuleType = builder.objectRef<PassRule>('PassRule').implement({
  description: 'From when on an assignment is passed.',
  fields: (t) => ({
    kind: t.string({
      description: '`none`: nothing is passed, `percent`: from `percent` on, `grade`: from the official 4 on',
      resolve: ({ kind }) => kind,
    }),
    percent: t.float({
      nullable: true,
      resolve: (rule) => (rule.kind === 'percent' ? rule.percent : null),
    }),
  }),
});
