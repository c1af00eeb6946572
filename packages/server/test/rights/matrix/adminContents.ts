import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { contentImports } from '../../../src/content-uploads/tables.ts';
import { courses } from '../../../src/courses/tables.ts';
import { zipOf } from '../../archives.ts';
import type { TestClient } from '../../testClient.ts';
import { sendFiles } from '../../uploads.ts';
import { done, type MatrixRow } from '../matrixRow.ts';
import type { RightsWorld } from '../rightsWorld.ts';

interface Call {
  readonly endpoint: { readonly method: 'GET' | 'POST' | 'DELETE'; readonly path: string };
  readonly act: string;
  readonly params?: (world: RightsWorld) => Promise<Readonly<Record<string, string>>>;
}

const importIn =
  (state: 'checked' | 'running') =>
  async ({ db, cast }: RightsWorld) => {
    const [created] = await db
      .insert(contentImports)
      .values({
        fileName: 'kurse.zip',
        size: 1,
        state,
        createdBy: cast.people.admin.id,
        diff: { changes: [], conflicts: [], refused: [] },
      })
      .returning();
    return { id: created?.id ?? '' };
  };

/** A course without contents, for those of the test's courses are not whole. */
const emptyCourse = async ({ db }: RightsWorld) => {
  const titles = { de: 'Leer', fr: 'Vide', it: 'Vuoto' };
  const slug = `leer-${randomUUID()}`;
  const [created] = await db
    .insert(courses)
    .values({ courseType: 'vv', slug, titles, categoryNames: titles })
    .returning();
  return { courseId: created?.id ?? '' };
};

const calls: readonly Call[] = [
  { endpoint: endpoints.contentImports, act: 'list' },
  { endpoint: endpoints.uploadContentImport, act: 'upload' },
  { endpoint: endpoints.contentImport, act: 'read', params: importIn('checked') },
  { endpoint: endpoints.contentImportChanges, act: 'read the changes', params: importIn('checked') },
  { endpoint: endpoints.startContentImport, act: 'carry out', params: importIn('checked') },
  { endpoint: endpoints.stopContentImport, act: 'stop', params: importIn('running') },
  { endpoint: endpoints.deleteContentImport, act: 'forget', params: importIn('checked') },
  {
    endpoint: endpoints.exportCourse,
    act: 'export',
    params: emptyCourse,
  },
];

function send(client: TestClient, { endpoint }: Call, url: string) {
  if (endpoint === endpoints.uploadContentImport)
    return sendFiles(client, url, [{ fileName: 'kurse.zip', bytes: zipOf({ 'content.yaml': '' }) }]);
  if (endpoint.method === 'GET') return client.get(url);
  return endpoint.method === 'DELETE' ? client.delete(url) : client.post(url, {});
}

/** Contents of courses, from a folder and back: what admins do, and nobody else finds. */
export const adminContentRows: readonly MatrixRow[] = calls.map((call) => ({
  resource: 'contents of courses',
  act: call.act,
  calls: `${call.endpoint.method} ${call.endpoint.path}`,
  ask: async (client, world) =>
    done(await send(client, call, fillPath(call.endpoint.path, (await call.params?.(world)) ?? {}) ?? '')),
  allowed: ['admin'],
}));
