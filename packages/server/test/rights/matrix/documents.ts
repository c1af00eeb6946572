import { endpoints } from '@learn/contracts';
import { askList, done, type MatrixRow, without } from '../matrixRow.ts';

const readers = ['member', 'fellow', 'expert', 'mentor', 'foreignMentor', 'supervisor', 'admin'] as const;

export const documentRows: readonly MatrixRow[] = [
  {
    resource: 'circle documents',
    act: 'read',
    calls: `GET ${endpoints.documents.path}`,
    ask: async (client, { cast, addDocument }) => {
      const id = await addDocument();
      const url = endpoints.documents.path.replace(':courseSessionId', cast.session.id);
      return askList<{ id: string }>(client, url, (list) => list.some((one) => one.id === id));
    },
    allowed: readers,
  },
  {
    resource: 'circle documents',
    act: 'add',
    calls: `POST ${endpoints.startDocument.path}`,
    ask: async (client, { cast, work }) =>
      done(
        await client.post(endpoints.startDocument.path, {
          file_type: 'application/pdf',
          file_name: 'plan.pdf',
          name: 'Plan',
          learning_sequence: work.ids.de['work-sequence'],
          course_session: cast.session.id,
        }),
      ),
    allowed: ['expert', 'admin'],
    refused: without(readers, 'expert', 'admin'),
  },
  {
    resource: 'circle documents',
    act: 'delete',
    calls: `DELETE ${endpoints.deleteDocument.path}`,
    ask: async (client, { addDocument }) =>
      done(
        await client.send({
          method: 'DELETE',
          url: endpoints.deleteDocument.path.replace(':id', await addDocument()),
          headers: { 'x-csrftoken': 'token-of-the-test' },
        }),
      ),
    allowed: ['expert', 'admin'],
    refused: without(readers, 'expert', 'admin'),
  },
  {
    resource: 'circle documents',
    act: 'restore',
    calls: `POST ${endpoints.restoreDocument.path}`,
    ask: async (client, { addDocument }) => {
      const id = await addDocument({ deletedAt: new Date() });
      return done(await client.post(endpoints.restoreDocument.path.replace(':id', id), {}));
    },
    allowed: ['expert', 'admin'],
    refused: without(readers, 'expert', 'admin'),
  },
];
