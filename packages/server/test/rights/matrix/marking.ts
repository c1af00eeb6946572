import { restPaths } from '@learn/contracts';
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
    calls: `POST ${restPaths.completionMark}`,
    ask: async (client, { cast }) =>
      done(
        await client.post(restPaths.completionMark, {
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
    calls: `POST ${restPaths.completionVideo}`,
    ask: async (client, { cast }) =>
      done(
        await client.post(restPaths.completionVideo, {
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
    calls: `POST ${restPaths.completionMark}`,
    ask: async (client, { cast }) =>
      done(
        await client.post(restPaths.completionMark, {
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
    calls: `GET ${restPaths.completion}`,
    ask: (client, world) =>
      askList<Entry>(client, ofMember(restPaths.completion, world), (list) =>
        list.some(({ page_id }) => page_id === world.cast.de.text),
      ),
    allowed: ['member', 'expert', 'mentor', 'supervisor', 'admin'],
  },
  {
    resource: 'self-assessment',
    act: 'read',
    calls: `GET ${restPaths.completion}`,
    ask: (client, world) =>
      askList<Entry>(client, ofMember(restPaths.completion, world), (list) =>
        list.some(({ page_id }) => page_id === world.cast.de.criterion),
      ),
    allowed: ['member', 'expert', 'mentor', 'supervisor', 'apprenticeTrainer', 'admin'],
  },
];
