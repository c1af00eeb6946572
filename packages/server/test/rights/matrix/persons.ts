import { endpoints } from '@learn/contracts';
import type { CastMember } from '../../factories.ts';
import { askList, insiders, type MatrixRow, without } from '../matrixRow.ts';

interface Person {
  readonly user_id: string;
  readonly email: string | null;
  readonly competence_metrics?: { readonly passed_count: number } | null;
  readonly course_results?: { readonly average_grade: number | null } | null;
}

/** @param passed so many of the member's two passed assignments: a praxis assignment and a casework */
const results = (act: string, passed: number, allowed: readonly CastMember[]): MatrixRow => ({
  resource: 'persons list',
  act,
  calls: `GET ${endpoints.persons.path}`,
  ask: async (client, { cast, resetAssignments }) => {
    await resetAssignments('EVALUATION_SUBMITTED');
    return askList<Person>(client, `${endpoints.persons.path}?with_competence_metrics=true`, (list) =>
      list.some(
        ({ user_id, competence_metrics }) =>
          user_id === cast.people.member.id && (competence_metrics?.passed_count ?? 0) >= passed,
      ),
    );
  },
  allowed,
});

/** Of the member's work a casework counts towards the grade, which mentors do not see. */
const gradeOfMember = (allowed: readonly CastMember[]): MatrixRow => ({
  resource: 'persons list',
  act: 'read the grade of the member',
  calls: `GET ${endpoints.persons.path}`,
  ask: async (client, { cast, resetAssignments }) => {
    await resetAssignments('EVALUATION_SUBMITTED');
    const query = `course=${cast.course.id}&with_competence_metrics=true&sort=grade`;
    return askList<Person>(client, `${endpoints.persons.path}?${query}`, (list) =>
      list.some(
        ({ user_id, course_results }) =>
          user_id === cast.people.member.id && course_results?.average_grade != null,
      ),
    );
  },
  allowed,
});

/** Who sees the member's results by name; training responsibles see sums. */
const trusted = ['expert', 'supervisor', 'apprenticeTrainer', 'admin'] as const;

export const personRows: readonly MatrixRow[] = [
  {
    resource: 'persons list',
    act: 'find the member',
    calls: `GET ${endpoints.persons.path}`,
    ask: (client, { cast }) =>
      askList<Person>(client, endpoints.persons.path, (list) =>
        list.some(({ user_id }) => user_id === cast.people.member.id),
      ),
    // Nobody is in their own list.
    allowed: [
      'fellow',
      'expert',
      'mentor',
      'supervisor',
      'apprenticeTrainer',
      'trainingResponsible',
      'admin',
    ],
  },
  {
    resource: 'persons list',
    act: 'read the address of the member',
    calls: `GET ${endpoints.persons.path}`,
    ask: (client, { cast }) =>
      askList<Person>(client, endpoints.persons.path, (list) =>
        list.some(({ user_id, email }) => user_id === cast.people.member.id && email !== null),
      ),
    allowed: ['expert', 'mentor', 'supervisor', 'apprenticeTrainer', 'trainingResponsible', 'admin'],
  },
  {
    resource: 'persons list',
    act: 'read the address of the expert',
    calls: `GET ${endpoints.persons.path}`,
    ask: (client, { cast }) =>
      askList<Person>(client, endpoints.persons.path, (list) =>
        list.some(({ user_id, email }) => user_id === cast.people.expert.id && email !== null),
      ),
    allowed: ['member', 'fellow', 'supervisor', 'admin'],
  },
  {
    resource: 'persons list',
    act: 'filter by the session of the member',
    calls: `GET ${endpoints.personFilters.path}`,
    ask: async (client, { cast }) => {
      const answer = await client.get(endpoints.personFilters.path);
      if (answer.statusCode !== 200) return answer.statusCode;
      const { sessions } = answer.json<{ readonly sessions: readonly { readonly id: string }[] }>();
      return sessions.some(({ id }) => id === cast.session.id) ? 200 : 404;
    },
    // Nobody is met in an exam.
    allowed: without(insiders, 'examExpert'),
  },
  {
    resource: 'persons list',
    act: 'count persons',
    calls: `GET ${endpoints.personSummary.path}`,
    ask: async (client) => {
      const answer = await client.get(endpoints.personSummary.path);
      if (answer.statusCode !== 200) return answer.statusCode;
      return answer.json<{ readonly person_count: number }>().person_count > 0 ? 200 : 404;
    },
    allowed: [...without(insiders, 'examExpert'), 'other', 'foreignExpert'],
  },
  results('read results of the member', 1, [...trusted, 'mentor']),
  results('read all results of the member', 2, trusted),
  gradeOfMember(trusted),
];
