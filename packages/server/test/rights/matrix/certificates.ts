import { endpoints, fillPath } from '@learn/contracts';
import { done, type MatrixRow } from '../matrixRow.ts';
import type { RightsWorld } from '../rightsWorld.ts';

const ownPath = ({ cast }: RightsWorld) =>
  fillPath(endpoints.certificateStanding.path, {
    courseSlug: cast.course.slug,
    certificateSlug: 'certificate',
  }) ?? '';

async function issuedPath(world: RightsWorld, pattern: string): Promise<string> {
  const { id, code } = await world.addCertificate();
  return fillPath(pattern, { id, code }) ?? '';
}

export const certificateRows: readonly MatrixRow[] = [
  {
    resource: 'certificates',
    act: 'see where one stands oneself',
    calls: `GET ${endpoints.certificateStanding.path}`,
    ask: async (client, world) => done(await client.get(ownPath(world))),
    allowed: ['member', 'fellow', 'other'],
  },
  {
    resource: 'certificates',
    act: 'issue the own one',
    calls: `POST ${endpoints.issueCertificate.path}`,
    ask: async (client, world) => {
      const answer = await client.post(ownPath(world));
      // They are told that something is missing yet; nobody else gets so far.
      return answer.statusCode === 409 ? 200 : done(answer);
    },
    allowed: ['member', 'fellow', 'other'],
  },
  {
    resource: 'certificates',
    act: 'download as a document',
    calls: `GET ${endpoints.certificateDocument.path}`,
    ask: async (client, world) =>
      done(await client.get(await issuedPath(world, endpoints.certificateDocument.path))),
    allowed: ['member', 'admin'],
  },
  {
    resource: 'certificates',
    act: 'download as a credential',
    calls: `GET ${endpoints.certificateCredential.path}`,
    ask: async (client, world) =>
      done(await client.get(await issuedPath(world, endpoints.certificateCredential.path))),
    allowed: ['member', 'admin'],
  },
  {
    resource: 'certificates',
    act: 'revoke',
    calls: `POST ${endpoints.revokeCertificate.path}`,
    ask: async (client, world) =>
      done(
        await client.post(await issuedPath(world, endpoints.revokeCertificate.path), {
          reason: 'Irrtum',
        }),
      ),
    allowed: ['admin'],
  },
];
