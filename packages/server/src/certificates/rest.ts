import { certificateEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { ServerContext } from '../context.ts';
import { attachment, safeFileName } from '../documents/fileName.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { notFound } from '../errors.ts';
import { readCredential } from './credential/readCredential.ts';
import { readRevocations } from './credential/readRevocations.ts';
import { readSigningKeys } from './credential/signingKeys.ts';
import { readDocument } from './document/readDocument.ts';
import { findIssued, findOwnKey } from './findIssued.ts';
import { issueCertificate } from './issueCertificate.ts';
import {
  mayHoldCertificate,
  mayReadIssued,
  mayReadKeys,
  mayRevokeCertificates,
  mayVerify,
} from './policy.ts';
import { presentVerified } from './presentVerified.ts';
import type { CertificateKey } from './readResults.ts';
import { readStanding } from './readStanding.ts';
import { revokeCertificate } from './revokeCertificate.ts';
import type { IssuedCertificateRow } from './tables.ts';
import { currentState, verifyCertificate } from './verifyCertificate.ts';

/** Issued certificates of competence certificates: as paper, as credential, and whether they count. */
export function registerCertificates(app: FastifyInstance, { db, config }: ServerContext): void {
  let read: ReturnType<typeof readSigningKeys> | undefined;
  const signingKeys = () => {
    read ??= readSigningKeys(config).catch((error: unknown) => {
      read = undefined;
      throw error;
    });
    return read;
  };

  async function presentStanding(currentUser: CurrentUser, key: CertificateKey) {
    const signs = (await signingKeys()).current !== undefined;
    return readStanding(db, key, { language: currentUser.language, config, signs });
  }

  /** One that does not count any more is not handed out again, also before a new one is issued. */
  async function validIssued(currentUser: CurrentUser, id: string): Promise<IssuedCertificateRow> {
    const issued = await findIssued(db, id);
    if (issued === undefined) throw notFound();
    assertMaySee(mayReadIssued, { currentUser, issued });
    if ((await currentState(db, issued)) !== 'valid') throw notFound();
    return issued;
  }

  registerEndpoint(app, certificateEndpoints.standing, {
    policy: mayHoldCertificate,
    handle: async ({ currentUser, params }) =>
      presentStanding(currentUser, await findOwnKey(db, currentUser.userId, params)),
  });

  registerEndpoint(app, certificateEndpoints.issue, {
    policy: mayHoldCertificate,
    handle: async ({ currentUser, params }) => {
      const key = await findOwnKey(db, currentUser.userId, params);
      await issueCertificate(db, key);
      return presentStanding(currentUser, key);
    },
  });

  registerEndpoint(app, certificateEndpoints.document, {
    policy: mayReadIssued,
    handle: async ({ currentUser, params, language, reply }) => {
      const issued = await validIssued(currentUser, params.id);
      const file = await readDocument({ issued, config, language, askedBy: currentUser.userId });
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(safeFileName(`${fileStem(issued, language)}.pdf`, 'pdf')))
        .send(Buffer.from(file));
    },
  });

  registerEndpoint(app, certificateEndpoints.credential, {
    policy: mayReadIssued,
    handle: async ({ currentUser, params, language, reply }) => {
      const issued = await validIssued(currentUser, params.id);
      const { current } = await signingKeys();
      if (current === undefined) throw notFound();
      return reply
        .type('application/vc+jwt')
        .header('content-disposition', attachment(safeFileName(`${fileStem(issued, language)}.jwt`, 'jwt')))
        .send(await readCredential({ issued, config, language }, current));
    },
  });

  registerEndpoint(app, certificateEndpoints.verify, {
    policy: mayVerify,
    handle: async ({ params, language, request, reply }) => {
      reply.header('x-robots-tag', 'noindex');
      return presentVerified(
        await verifyCertificate(db, { typed: params.code, address: request.ip }),
        language,
      );
    },
  });

  registerEndpoint(app, certificateEndpoints.revocations, {
    policy: mayVerify,
    handle: async ({ params, request }) =>
      readRevocations(await verifyCertificate(db, { typed: params.code, address: request.ip }), config),
  });

  registerEndpoint(app, certificateEndpoints.key, {
    policy: mayReadKeys,
    handle: async ({ params }) => {
      const key = (await signingKeys()).published.get(params.keyId);
      if (key === undefined) throw notFound();
      return key;
    },
  });

  registerEndpoint(app, certificateEndpoints.keys, {
    policy: mayReadKeys,
    handle: async () => ({ keys: [...(await signingKeys()).published.values()] }),
  });

  registerEndpoint(app, certificateEndpoints.revoke, {
    policy: mayRevokeCertificates,
    handle: async ({ currentUser, params, body }) => {
      assertMaySee(mayRevokeCertificates, currentUser);
      await revokeCertificate(db, currentUser.userId, { typed: params.code, reason: body.reason });
      return undefined;
    },
  });
}

function fileStem({ titles, personName }: IssuedCertificateRow, language: CurrentUser['language']): string {
  return `${titles[language]} ${personName}`;
}
