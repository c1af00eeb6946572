import { restPaths } from '@learn/contracts';
import { askList, type MatrixRow } from '../matrixRow.ts';

interface Person {
  readonly user_id: string;
  readonly email: string | null;
}

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
];
