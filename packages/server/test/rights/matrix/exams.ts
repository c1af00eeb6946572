import { endpoints } from '@learn/contracts';
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
    calls: `GET ${endpoints.examDates.path}`,
    ask: async (client, world) => done(await client.get(address(endpoints.examDates.path, world))),
    allowed: readers,
  },
  {
    resource: 'exam dates and results',
    act: 'read those of the member',
    calls: `GET ${endpoints.examState.path}`,
    ask: async (client, world) => done(await client.get(address(endpoints.examState.path, world))),
    allowed: ['member', 'expert', 'supervisor', 'apprenticeTrainer', 'trainingResponsible', 'admin'],
  },
  {
    resource: 'exam dates and results',
    act: 'list those of the member',
    calls: `GET ${endpoints.personExams.path}`,
    ask: async (client, world) => done(await client.get(address(endpoints.personExams.path, world))),
    allowed: ['member', 'expert', 'supervisor', 'apprenticeTrainer', 'trainingResponsible', 'admin'],
  },
  {
    resource: 'exam dates and results',
    act: 'add a date',
    calls: `POST ${endpoints.createExamDate.path}`,
    ask: async (client, world) =>
      done(await client.post(address(endpoints.createExamDate.path, world), dateOf())),
    allowed: ['admin'],
    refused: without(readers, 'admin'),
  },
  {
    resource: 'exam dates and results',
    act: 'change a date',
    calls: `PUT ${endpoints.changeExamDate.path}`,
    ask: async (client, world) =>
      done(await client.put(address(endpoints.changeExamDate.path, world), dateOf())),
    allowed: ['admin'],
    refused: without(readers, 'admin'),
  },
  {
    resource: 'exam dates and results',
    act: 'book the own',
    calls: `POST ${endpoints.bookExam.path}`,
    ask: async (client, world) => {
      const url = address(endpoints.bookExam.path, world);
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
    calls: `DELETE ${endpoints.cancelExam.path}`,
    ask: async (client, world) => {
      const url = address(endpoints.bookExam.path, world);
      await client.post(url, { exam_date_id: world.work.examDateId });
      return done(await client.send({ method: 'DELETE', url, headers }));
    },
    allowed: takers,
    refused: without(readers, ...takers),
  },
  {
    resource: 'exam dates and results',
    act: 'hand in the own',
    calls: `PUT ${endpoints.setExamState.path}`,
    ask: async (client, world) => {
      const answer = await client.put(address(endpoints.setExamState.path, world), {
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
    calls: `POST ${endpoints.importExams.path}`,
    ask: async (client, world) => {
      const result = { user_id: world.cast.people.member.id, taken_on: '2026-01-05', result: 'passed' };
      return done(await client.post(address(endpoints.importExams.path, world), { results: [result] }));
    },
    allowed: ['admin'],
    refused: without(readers, 'admin'),
  },
  {
    resource: 'exam dates and results',
    act: 'delete a date',
    calls: `DELETE ${endpoints.deleteExamDate.path}`,
    ask: async (client, world) =>
      done(
        await client.send({ method: 'DELETE', url: address(endpoints.changeExamDate.path, world), headers }),
      ),
    allowed: ['admin'],
    refused: without(readers, 'admin'),
  },
];
