import { restPaths } from '@learn/contracts';
import type { CastMember } from '../../factories.ts';
import { askList, type MatrixRow } from '../matrixRow.ts';

interface Person {
  readonly user_id: string;
  readonly email: string | null;
  readonly competence_metrics?: { readonly passed_count: number } | null;
}

/** @param passed so many of the member's two passed assignments: a praxis assignment and a casework */
const results = (act: string, passed: number, allowed: readonly CastMember[]): MatrixRow => ({
  resource: 'persons list',
  act,
  calls: `GET ${restPaths.persons}`,
  ask: async (client, { cast, resetAssignments }) => {
    await resetAssignments('EVALUATION_SUBMITTED');
    return askList<Person>(client, `${restPaths.persons}?with_competence_metrics=true`, (list) =>
      list.some(
        ({ user_id, competence_metrics }) =>
          user_id === cast.people.member.id && (competence_metrics?.passed_count ?? 0) >= passed,
      ),
    );
  },
  allowed,
});

const trusted = ['expert', 'supervisor', 'apprenticeTrainer', 'trainingResponsible', 'admin'] as const;

export const personRows: readonly MatrixRow[] = [
  {
    resource: 'persons list',
    act: 'find the member',
    calls: `GET ${restPaths.persons}`,
    ask: (client, { cast }) =>
      askList<Person>(client, restPaths.persons, (list) =>
        list.some(({ user_id }) => user_id === cast.people.member.id),
      ),
    // Nobody is in his own list.
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
    calls: `GET ${restPaths.persons}`,
    ask: (client, { cast }) =>
      askList<Person>(client, restPaths.persons, (list) =>
        list.some(({ user_id, email }) => user_id === cast.people.member.id && email !== null),
      ),
    allowed: ['expert', 'mentor', 'supervisor', 'apprenticeTrainer', 'trainingResponsible', 'admin'],
  },
  {
    resource: 'persons list',
    act: 'read the address of the expert',
    calls: `GET ${restPaths.persons}`,
    ask: (client, { cast }) =>
      askList<Person>(client, restPaths.persons, (list) =>
        list.some(({ user_id, email }) => user_id === cast.people.expert.id && email !== null),
      ),
    allowed: ['member', 'fellow', 'supervisor', 'admin'],
  },
  results('read results of the member', 1, [...trusted, 'mentor']),
  results('read all results of the member', 2, trusted),
];
