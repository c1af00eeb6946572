import { restPaths } from '@learn/contracts';
import { done, insiders, type MatrixRow, without } from '../matrixRow.ts';
import type { RightsWorld } from '../rightsWorld.ts';

const readers = without(insiders, 'mentor', 'foreignMentor');
const takers = ['member', 'fellow'] as const;

function address(path: string, { cast, work }: RightsWorld): string {
  return path
    .replace(':courseSessionId', cast.session.id)
    .replace(':circleId', work.ids.de.exam)
    .replace(':userId', cast.people.member.id)
    .replace(':dateId', work.examDateId);
}

const dateOf = () => ({
  start: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString(),
  end: new Date(Date.now() + 31 * 24 * 60 * 60 * 1000).toISOString(),
  place: 'Zürich',
  seats: 20,
});

const headers = { 'x-csrftoken': 'token-of-the-test' };

export const examRows: readonly MatrixRow[] = [
  {
    resource: 'exam dates and results',
    act: 'read the dates',
    calls: `GET ${restPaths.examDates}`,
    ask: async (client, world) => done(await client.get(address(restPaths.examDates, world))),
    allowed: readers,
  },
  {
    resource: 'exam dates and results',
    act: 'read those of the member',
    calls: `GET ${restPaths.examState}`,
    ask: async (client, world) => done(await client.get(address(restPaths.examState, world))),
    allowed: ['member', 'expert', 'supervisor', 'apprenticeTrainer', 'trainingResponsible', 'admin'],
  },
  {
    resource: 'exam dates and results',
    act: 'add a date',
    calls: `POST ${restPaths.examDates}`,
    ask: async (client, world) => done(await client.post(address(restPaths.examDates, world), dateOf())),
    allowed: ['admin'],
    refused: without(readers, 'admin'),
  },
  {
    resource: 'exam dates and results',
    act: 'change a date',
    calls: `PUT ${restPaths.examDate}`,
    ask: async (client, world) => done(await client.put(address(restPaths.examDate, world), dateOf())),
    allowed: ['admin'],
    refused: without(readers, 'admin'),
  },
  {
    resource: 'exam dates and results',
    act: 'book the own',
    calls: `POST ${restPaths.examBooking}`,
    ask: async (client, world) => {
      const url = address(restPaths.examBooking, world);
      const answer = done(await client.post(url, { exam_date_id: world.work.examDateId }));
      if (answer === 200) await client.send({ method: 'DELETE', url, headers });
      return answer;
    },
    allowed: takers,
    refused: without(readers, ...takers),
  },
  {
    resource: 'exam dates and results',
    act: 'cancel the own',
    calls: `DELETE ${restPaths.examBooking}`,
    ask: async (client, world) => {
      const url = address(restPaths.examBooking, world);
      await client.post(url, { exam_date_id: world.work.examDateId });
      return done(await client.send({ method: 'DELETE', url, headers }));
    },
    allowed: takers,
    refused: without(readers, ...takers),
  },
  {
    resource: 'exam dates and results',
    act: 'hand in the own',
    calls: `PUT ${restPaths.examState}`,
    ask: async (client, world) => {
      const answer = await client.put(address(restPaths.examState, world), {
        state: 'inProgress',
        reason: 'Test',
      });
      // Whether it is time for that is another question.
      return answer.statusCode === 422 ? 200 : done(answer);
    },
    allowed: ['member', 'admin'],
    refused: ['expert', 'supervisor', 'apprenticeTrainer', 'trainingResponsible'],
  },
  {
    resource: 'exam dates and results',
    act: 'import passed ones',
    calls: `POST ${restPaths.examImport}`,
    ask: async (client, world) => {
      const result = { user_id: world.cast.people.member.id, taken_on: '2026-01-05', result: 'passed' };
      return done(await client.post(address(restPaths.examImport, world), { results: [result] }));
    },
    allowed: ['admin'],
    refused: without(readers, 'admin'),
  },
  {
    resource: 'exam dates and results',
    act: 'delete a date',
    calls: `DELETE ${restPaths.examDate}`,
    ask: async (client, world) =>
      done(await client.send({ method: 'DELETE', url: address(restPaths.examDate, world), headers })),
    allowed: ['admin'],
    refused: without(readers, 'admin'),
  },
];
