import { typed } from '@learn/testing';
import type { AssignmentData, Work } from '../content/kinds/assignment/useWork.ts';
import type { ContentFields } from './openContent.ts';

const tasks: AssignmentData['tasks'] = [
  typed('AssignmentTask', {
    key: 'task-1',
    title: 'Erfassen',
    blocks: [
      { __typename: 'AssignmentExplanation', key: 'block-0', text: '<p>Nimm dir Zeit.</p>' },
      { __typename: 'AssignmentTextQuestion', key: 'block-1', label: 'Was hast du gefragt?' },
    ],
  }),
  typed('AssignmentTask', {
    key: 'task-2',
    title: 'Wählen',
    blocks: [
      {
        __typename: 'AssignmentChoice',
        key: 'block-2',
        label: 'Welches Modell?',
        options: [
          typed('AssignmentChoiceOption', { key: 'a', text: 'Teilkasko' }),
          typed('AssignmentChoiceOption', { key: 'b', text: 'Vollkasko' }),
        ],
      },
      { __typename: 'AssignmentConfirmation', key: 'block-3', label: 'Selbst gemacht.' },
    ],
  }),
];

/**
 * What an assignment has beside other contents: a text, then a choice and a confirmation.
 * @param id unlike that of any other test, because drafts and the newest work outlive a page
 * @param work the own work, where it differs from one that was just begun; null: nothing was begun
 */
export function assignmentFields(
  id: string,
  work: Partial<Work> | null = null,
  change: Partial<AssignmentData> = {},
): ContentFields<'Assignment'> {
  return {
    content_type: 'learnpath.LearningContentAssignment',
    can_user_self_toggle_course_completion: false,
    assignment_type: 'CASEWORK',
    course_session_assignment: typed('CourseSessionAssignment', {
      id: 'planned',
      submission_deadline: typed('SessionDueDate', { start: '2099-09-25T21:59:59.000Z' }),
      evaluation_deadline: typed('SessionDueDate', { start: '2099-10-10T21:59:59.000Z' }),
    }),
    own_completion: work && ownWork(id, work),
    content_assignment: typed('Assignment', {
      id,
      needs_expert_evaluation: true,
      max_points: 24,
      intro_text: '<p>Familie Brunner braucht Rat.</p>',
      effort_required: '90 Minuten',
      declaration: null,
      evaluation_description: 'Der Experte bewertet Vollständigkeit.',
      evaluation_document_url: '/raster.pdf',
      performance_objectives: [typed('PerformanceObjective', { text: 'Du erfasst den Bedarf.' })],
      competence_certificate: typed('CompetenceCertificate', { id: 'c', title: 'Sach', slug: 'sach' }),
      tasks,
      evaluation_tasks: [
        typed('EvaluationTask', {
          key: 'e1',
          value: typed('EvaluationTaskValue', { title: 'Vollständig', description: '', max_points: 24 }),
        }),
      ],
      solution_sample: null,
      ...change,
    }),
  };
}

/** The own work in the assignment with this id. */
export function ownWork(assignmentId: string, change: Partial<Work>): Work {
  return typed('AssignmentCompletion', {
    id: `work-${assignmentId}`,
    version: 1,
    updated_at: '2026-03-02T13:03:00.000Z',
    completion_status: 'IN_PROGRESS',
    submitted_at: null,
    withdrawable_until: null,
    evaluation_submitted_at: null,
    evaluation_user: null,
    evaluation_points_deducted_reason: '',
    evaluation_points_deducted_user: null,
    evaluation_passed: null,
    completion_data: {},
    files: [],
    grade: null,
    ...change,
  });
}

export const solution = typed('SolutionSample', {
  id: 'sample',
  display_text: 'So könnte es klingen',
  description: '',
  link_display_text: 'Ansehen',
  thumbnail: '',
  url: '/course/x/media',
});
