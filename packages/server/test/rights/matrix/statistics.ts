import { restPaths } from '@learn/contracts';
import { exportKinds } from '@learn/contracts/calls';
import type { CastMember } from '../../factories.ts';
import { askOperation, done, type MatrixRow, without } from '../matrixRow.ts';

/** Experts see their own sessions, supervisors their regions: each of them some of the course. The foreign supervisor's has none. */
const scoped = [
  'expert',
  'foreignExpert',
  'supervisor',
  'apprenticeTrainer',
  'foreignApprenticeTrainer',
  'trainingResponsible',
  'foreignTrainingResponsible',
  'admin',
] as const satisfies readonly CastMember[];

const forOrganisations = ['trainingResponsible', 'foreignTrainingResponsible', 'admin'] as const;

const ofCourse = (path: string, courseId: string) => path.replace(':courseId', courseId);

const courseQuery = (name: string): MatrixRow => ({
  resource: 'statistics and exports',
  act: 'read statistics',
  calls: `query ${name}`,
  ask: (client, { cast }) =>
    askOperation(client, {
      query: `query A($id: ID!) { ${name}(course_id: $id) { course_id } }`,
      variables: { id: cast.course.id },
    }),
  allowed: scoped,
});

const sessionQuery = (name: string): MatrixRow => ({
  resource: 'costs',
  act: 'read',
  calls: `query ${name}`,
  ask: (client, { cast }) =>
    askOperation(client, {
      query: `query A($id: ID!) { ${name}(course_session_id: $id) { __typename } }`,
      variables: { id: cast.session.id },
    }),
  allowed: forOrganisations,
});

const courseCall = (path: string): MatrixRow => ({
  resource: 'statistics and exports',
  act: 'read statistics',
  calls: `GET ${path}`,
  ask: async (client, { cast }) => done(await client.get(ofCourse(path, cast.course.id))),
  allowed: scoped,
});

const sessionCall = (path: string): MatrixRow => ({
  resource: 'costs',
  act: 'read',
  calls: `GET ${path}`,
  ask: async (client, { cast }) => done(await client.get(path.replace(':courseSessionId', cast.session.id))),
  allowed: forOrganisations,
});

const moneyKinds = [
  'training_responsible_costs',
  'training_responsible_exam_taken',
  'exam_costs',
  'certification_profiles',
];

/** What somebody sees of the single people that he stands for; for everybody else the lists are empty. */
const agentQuery = (name: string): MatrixRow => ({
  resource: 'statistics and exports',
  act: 'read the results of own people',
  calls: `query ${name}`,
  ask: async (client, world) => {
    const { cast } = world;
    await world.resetAssignments('EVALUATION_SUBMITTED');
    const answers = await Promise.all(
      ['berufsbildner', 'learning_mentor'].map((role) =>
        askOperation(client, {
          query: `query A($id: ID!, $role: AgentRole!) { ${name}(course_id: $id, agent_role: $role) { __typename } }`,
          variables: { id: cast.course.id, role },
        }),
      ),
    );
    return answers.includes(200) ? 200 : (answers[0] ?? 404);
  },
  allowed: ['mentor', 'foreignMentor', 'apprenticeTrainer', 'foreignApprenticeTrainer'],
});

export const statisticsRows: readonly MatrixRow[] = [
  agentQuery('agent_assignment_statistics'),
  agentQuery('agent_competence_grades'),
  courseQuery('course_statistics'),
  courseQuery('competence_certificate_statistics'),
  sessionQuery('training_responsible_statistics'),
  sessionQuery('training_responsible_exam_statistics'),
  sessionQuery('training_responsible_certificate_statistics'),
  courseCall(restPaths.competenceSummary),
  courseCall(restPaths.assignmentStatistics),
  courseCall(restPaths.ukStatistics),
  sessionCall(restPaths.trainingResponsibleStatistics),
  sessionCall(restPaths.trainingResponsibleExams),
  sessionCall(restPaths.trainingResponsibleProfiles),
  ...exportKinds.map(
    (kind): MatrixRow => ({
      resource: moneyKinds.includes(kind) ? 'costs' : 'statistics and exports',
      act: `export ${kind}`,
      calls: `GET ${restPaths.exportFile}`,
      ask: async (client, { cast }) =>
        done(
          await client.get(
            `${restPaths.exportFile.replace(':kind', kind)}?format=csv&course_id=${cast.course.id}`,
          ),
        ),
      allowed: allowedToExport(kind),
    }),
  ),
];

function allowedToExport(kind: string): readonly CastMember[] {
  if (moneyKinds.includes(kind)) return forOrganisations;
  return kind === 'feedback' ? without(scoped, 'apprenticeTrainer', 'foreignApprenticeTrainer') : scoped;
}
