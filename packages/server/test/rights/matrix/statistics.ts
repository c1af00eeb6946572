import { endpoints } from '@learn/contracts';
import { agentParts, exportKinds, organisationCharts, statisticsParts } from '@learn/contracts/endpoints';
import type { CastMember } from '../../factories.ts';
import { readCsvAnswer } from '../../readSpreadsheet.ts';
import { askOperation, done, type MatrixRow, without } from '../matrixRow.ts';
import type { RightsWorld } from '../rightsWorld.ts';

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

/** Who pays for the member, and who sees what everybody pays. */
const payers = ['trainingResponsible', 'admin'] as const;

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

/** What an organisation is told of a session, as far as the member's order, exam and certificate are in it. */
interface OrganisationAnswers {
  readonly training_responsible_statistics: { readonly cost_per_year: readonly { total_cost: number }[] };
  readonly training_responsible_exam_statistics: readonly { readonly user_id: string }[];
  readonly training_responsible_certificate_statistics: readonly { readonly count: number }[];
}

type OrganisationQuery = keyof OrganisationAnswers;

const organisationQueries: {
  readonly [Name in OrganisationQuery]: {
    readonly fields: string;
    readonly path: string;
    readonly holds: (answer: OrganisationAnswers[Name], world: RightsWorld) => boolean;
  };
} = {
  training_responsible_statistics: {
    fields: 'cost_per_year { total_cost }',
    path: endpoints.trainingResponsibleStatistics.path,
    holds: ({ cost_per_year }) => cost_per_year.some(({ total_cost }) => total_cost === 1000),
  },
  training_responsible_exam_statistics: {
    fields: 'user_id',
    path: endpoints.trainingResponsibleExams.path,
    holds: (exams, { cast }) => exams.some(({ user_id }) => user_id === cast.people.member.id),
  },
  training_responsible_certificate_statistics: {
    fields: 'count',
    path: endpoints.trainingResponsibleProfiles.path,
    holds: (certificates) => certificates.some(({ count }) => count === 1),
  },
};

function costRows<Name extends OrganisationQuery>(name: Name): MatrixRow[] {
  const { fields, path, holds } = organisationQueries[name];
  const common = { resource: 'costs', act: 'read what the member cost and reached', allowed: payers };
  return [
    {
      ...common,
      calls: `query ${name}`,
      ask: (client, world) =>
        askOperation(client, {
          query: `query A($id: ID!) { ${name}(course_session_id: $id) { ${fields} } }`,
          variables: { id: world.cast.session.id },
          holds: (data: OrganisationAnswers) => holds(data[name], world),
        }),
    },
    {
      ...common,
      calls: `GET ${path}`,
      ask: async (client, world) => {
        const answer = await client.get(path.replace(':courseSessionId', world.cast.session.id));
        if (answer.statusCode !== 200) return answer.statusCode;
        return holds(answer.json<OrganisationAnswers[Name]>(), world) ? 200 : 404;
      },
    },
  ];
}

const courseCall = (path: string): MatrixRow => ({
  resource: 'statistics and exports',
  act: 'read statistics',
  calls: `GET ${path}`,
  ask: async (client, { cast }) => done(await client.get(ofCourse(path, cast.course.id))),
  allowed: scoped,
});

const moneyKinds = [
  'training_responsible_costs',
  'training_responsible_exam_taken',
  'exam_costs',
  'certification_profiles',
];

/** Results by name. */
const namedKinds = ['certificate_grades', 'self_assessments'];

/** The figures of the course's latest session; the member's order is in them where it is that session. */
const organisationCourse: MatrixRow = {
  resource: 'costs',
  act: 'read the figures of the latest session',
  calls: 'query training_responsible_course',
  ask: (client, { cast }) =>
    askOperation(client, {
      query: 'query A($id: ID!) { training_responsible_course(course_id: $id) { course_session_id } }',
      variables: { id: cast.course.id },
    }),
  allowed: ['trainingResponsible', 'foreignTrainingResponsible', 'admin'],
};

interface AgentAnswers {
  readonly agent_assignment_statistics: {
    readonly assignments: {
      readonly records: readonly {
        readonly assignment_id: string;
        readonly metrics: { readonly passed_count: number };
      }[];
    };
  };
  readonly agent_competence_grades: {
    readonly persons: readonly {
      readonly user_id: string;
      readonly certificates: readonly { readonly grade: number | null }[];
    }[];
  };
}

interface AgentQuestion {
  readonly name: keyof AgentAnswers;
  readonly fields: string;
  readonly act: string;
  readonly holds: (data: AgentAnswers, world: RightsWorld) => boolean;
  readonly allowed: readonly CastMember[];
}

/** What a person sees of the single people that they stand for; the member is one of these. */
const agentQuery = ({ name, fields, act, holds, allowed }: AgentQuestion): MatrixRow => ({
  resource: 'statistics and exports',
  act,
  calls: `query ${name}`,
  ask: async (client, world) => {
    const { cast } = world;
    await world.resetAssignments('EVALUATION_SUBMITTED');
    const answers = await Promise.all(
      ['berufsbildner', 'learning_mentor'].map((role) =>
        askOperation(client, {
          query: `query A($id: ID!, $role: AgentRole!) { ${name}(course_id: $id, agent_role: $role) { ${fields} } }`,
          variables: { id: cast.course.id, role },
          holds: (data: AgentAnswers) => holds(data, world),
        }),
      ),
    );
    return answers.includes(200) ? 200 : (answers[0] ?? 404);
  },
  allowed,
});

const passedBy =
  (which: 'casework' | 'praxis') =>
  (data: AgentAnswers, { work }: RightsWorld) =>
    data.agent_assignment_statistics.assignments.records.some(
      ({ assignment_id, metrics }) =>
        assignment_id === work.assignmentIds[which] && metrics.passed_count === 1,
    );

const memberOf = (data: AgentAnswers, { cast }: RightsWorld) =>
  data.agent_competence_grades.persons.find(({ user_id }) => user_id === cast.people.member.id);

const agentAssignments = {
  name: 'agent_assignment_statistics',
  fields: 'assignments { records { assignment_id metrics { passed_count } } }',
} as const;

const agentGrades = {
  name: 'agent_competence_grades',
  fields: 'persons { user_id certificates { grade } }',
} as const;

const agentAssignment: MatrixRow = {
  resource: 'statistics and exports',
  act: 'read what the member did in the praxis assignment',
  calls: 'query agent_assignment',
  ask: async (client, world) => {
    const { cast, work } = world;
    await world.resetAssignments('EVALUATION_SUBMITTED');
    const answers = await Promise.all(
      ['berufsbildner', 'learning_mentor'].map((role) =>
        askOperation(client, {
          query: `query A($id: ID!, $role: AgentRole!, $assignment: ID!) {
            agent_assignment(course_id: $id, agent_role: $role, assignment_id: $assignment) {
              persons { user_id evaluation_passed } } }`,
          variables: { id: cast.course.id, role, assignment: work.assignmentIds.praxis },
          holds: ({ agent_assignment }: AgentAssignmentAnswer) =>
            agent_assignment.persons.some(
              ({ user_id, evaluation_passed }) => user_id === cast.people.member.id && evaluation_passed,
            ),
        }),
      ),
    );
    return answers.includes(200) ? 200 : (answers[0] ?? 404);
  },
  allowed: ['mentor', 'apprenticeTrainer'],
};

interface AgentAssignmentAnswer {
  readonly agent_assignment: {
    readonly persons: readonly { readonly user_id: string; readonly evaluation_passed: boolean | null }[];
  };
}

const agentRows = [
  agentAssignment,
  agentQuery({
    ...agentAssignments,
    act: 'read the praxis assignment of the member',
    holds: passedBy('praxis'),
    allowed: ['mentor', 'apprenticeTrainer'],
  }),
  agentQuery({
    ...agentAssignments,
    act: 'read the casework of the member',
    holds: passedBy('casework'),
    allowed: ['apprenticeTrainer'],
  }),
  agentQuery({
    ...agentGrades,
    act: 'find the member among the own people',
    holds: (data, world) => memberOf(data, world) !== undefined,
    allowed: ['mentor', 'apprenticeTrainer'],
  }),
  agentQuery({
    ...agentGrades,
    act: 'read the grade of the casework of the member',
    holds: (data, world) => memberOf(data, world)?.certificates.some(({ grade }) => grade !== null) ?? false,
    allowed: ['apprenticeTrainer'],
  }),
];

/** Lists in which people stand by name; the others are sums over the own people. */
const partsOfPeople: readonly string[] = ['progress', 'results', 'grades'];

const agentExportRows = agentParts.map(
  (part): MatrixRow => ({
    resource: 'statistics and exports',
    act: partsOfPeople.includes(part) ? `export ${part} with the member` : `export ${part} of the own people`,
    calls: `GET ${endpoints.agentExport.path}`,
    ask: async (client, { cast, work }) => {
      const path = ofCourse(endpoints.agentExport.path, cast.course.id).replace(':part', part);
      const answers = await Promise.all(
        ['berufsbildner', 'learning_mentor'].map((role) =>
          client.get(`${path}?format=csv&agent_role=${role}&assignment_id=${work.assignmentIds.praxis}`),
        ),
      );
      const answer = answers.find(({ statusCode }) => statusCode === 200) ?? answers[0];
      if (answer?.statusCode !== 200) return answer?.statusCode ?? 404;
      const isThere =
        !partsOfPeople.includes(part) ||
        readCsvAnswer(answer).rows.some(([, firstName]) => firstName === 'Mia');
      return isThere ? done(answer) : 404;
    },
    allowed: partsOfPeople.includes(part)
      ? ['mentor', 'apprenticeTrainer']
      : ['mentor', 'foreignMentor', 'apprenticeTrainer', 'foreignApprenticeTrainer'],
  }),
);

/** Who is responsible for somebody has the charts of their own people. */
const organisationExportRows = organisationCharts.map(
  (chart): MatrixRow => ({
    resource: 'costs',
    act: `export the chart ${chart}`,
    calls: `GET ${endpoints.organisationExport.path}`,
    ask: async (client, { cast }) =>
      done(
        await client.get(
          endpoints.organisationExport.path
            .replace(':courseSessionId', cast.session.id)
            .replace(':chart', chart),
        ),
      ),
    allowed: [...payers, 'foreignTrainingResponsible'],
  }),
);

export const statisticsRows: readonly MatrixRow[] = [
  ...agentRows,
  ...agentExportRows,
  ...organisationExportRows,
  courseQuery('course_statistics'),
  courseQuery('competence_certificate_statistics'),
  organisationCourse,
  ...costRows('training_responsible_statistics'),
  ...costRows('training_responsible_exam_statistics'),
  ...costRows('training_responsible_certificate_statistics'),
  courseCall(endpoints.competenceSummary.path),
  courseCall(endpoints.assignmentStatistics.path),
  courseCall(endpoints.courseStatistics.path),
  ...statisticsParts.map(
    (part): MatrixRow => ({
      resource: 'statistics and exports',
      act: `export the chart of ${part}`,
      calls: `GET ${endpoints.statisticsExport.path}`,
      ask: async (client, { cast }) =>
        done(
          await client.get(ofCourse(endpoints.statisticsExport.path, cast.course.id).replace(':part', part)),
        ),
      allowed: scoped,
    }),
  ),
  {
    resource: 'statistics and exports',
    act: 'export the chart of outcomes',
    calls: `GET ${endpoints.outcomeExport.path}`,
    ask: async (client, { cast }) =>
      done(await client.get(ofCourse(endpoints.outcomeExport.path, cast.course.id))),
    allowed: scoped,
  },
  ...exportKinds.map(
    (kind): MatrixRow => ({
      resource: moneyKinds.includes(kind) ? 'costs' : 'statistics and exports',
      act: `export ${kind}`,
      calls: `GET ${endpoints.exportFile.path}`,
      ask: async (client, { cast }) => {
        const path = endpoints.exportFile.path.replace(':kind', kind);
        const answer = await client.get(`${path}?format=csv&course_id=${cast.course.id}`);
        // Only the member has cost or reached anything that money is about.
        const isThere =
          !moneyKinds.includes(kind) || answer.statusCode !== 200 || readCsvAnswer(answer).rows.length > 0;
        return isThere ? done(answer) : 404;
      },
      allowed: allowedToExport(kind),
    }),
  ),
];

function allowedToExport(kind: string): readonly CastMember[] {
  if (moneyKinds.includes(kind)) return payers;
  if (namedKinds.includes(kind)) return without(scoped, 'trainingResponsible', 'foreignTrainingResponsible');
  return kind === 'feedback' ? without(scoped, 'apprenticeTrainer', 'foreignApprenticeTrainer') : scoped;
}
