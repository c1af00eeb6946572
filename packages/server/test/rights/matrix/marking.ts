import { endpoints } from '@learn/contracts';
import { askList, done, type MatrixRow } from '../matrixRow.ts';
import type { RightsWorld } from '../rightsWorld.ts';

interface Entry {
  readonly page_id: string;
}

const watching = ['expert', 'mentor', 'foreignMentor', 'supervisor', 'admin'] as const;

const ofMember = (path: string, { cast }: RightsWorld) =>
  path.replace(':courseSessionId', cast.session.id).replace(':userId', cast.people.member.id);

export const markingRows: readonly MatrixRow[] = [
  {
    resource: 'own path, marking',
    act: 'write own',
    calls: `POST ${endpoints.markCompletion.path}`,
    ask: async (client, { cast }) =>
      done(
        await client.post(endpoints.markCompletion.path, {
          page_id: cast.de.text,
          course_session_id: cast.session.id,
        }),
      ),
    allowed: ['member', 'fellow'],
    refused: watching,
  },
  {
    resource: 'own path, marking',
    act: 'watch a video',
    calls: `POST ${endpoints.saveWatchedRanges.path}`,
    ask: async (client, { cast }) =>
      done(
        await client.post(endpoints.saveWatchedRanges.path, {
          page_id: cast.de.video,
          course_session_id: cast.session.id,
          ranges: [[0, 10]],
        }),
      ),
    allowed: ['member', 'fellow'],
    refused: watching,
  },
  {
    resource: 'self-assessment',
    act: 'write own',
    calls: `POST ${endpoints.markCompletion.path}`,
    ask: async (client, { cast }) =>
      done(
        await client.post(endpoints.markCompletion.path, {
          page_id: cast.de.criterion,
          course_session_id: cast.session.id,
          completion_status: 'FAIL',
        }),
      ),
    allowed: ['member', 'fellow'],
    refused: watching,
  },
  {
    resource: 'own path',
    act: 'read',
    calls: `GET ${endpoints.completion.path}`,
    ask: (client, world) =>
      askList<Entry>(client, ofMember(endpoints.completion.path, world), (list) =>
        list.some(({ page_id }) => page_id === world.cast.de.text),
      ),
    allowed: ['member', 'expert', 'mentor', 'supervisor', 'admin'],
  },
  {
    resource: 'self-assessment',
    act: 'read',
    calls: `GET ${endpoints.completion.path}`,
    ask: (client, world) =>
      askList<Entry>(client, ofMember(endpoints.completion.path, world), (list) =>
        list.some(({ page_id }) => page_id === world.cast.de.criterion),
      ),
    allowed: ['member', 'expert', 'mentor', 'supervisor', 'apprenticeTrainer', 'admin'],
  },
];
