import type { Language } from '@learn/domain';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { courseSessions } from '../../course-sessions/tables.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import { brandName } from '../../page-composition/composePage.ts';
import { verificationAddress } from '../presentIssued.ts';
import type { IssuedCertificateRow } from '../tables.ts';
import { documentContent } from './documentContent.ts';
import { makeDocument } from './makeDocument.ts';

interface Wanted {
  readonly issued: IssuedCertificateRow;
  readonly config: Config;
  readonly language: Language;
  readonly askedBy: string;
}

/** The PDF of an issued certificate. @throws too_many_requests */
export async function readDocument(
  db: Database,
  { issued, config, language, askedBy }: Wanted,
): Promise<Uint8Array> {
  const [session] = await db
    .select({ titles: courseSessions.titles })
    .from(courseSessions)
    .where(eq(courseSessions.id, issued.courseSessionId));
  if (session === undefined) throw notFound();
  const printed = {
    issued,
    sessionTitles: session.titles,
    brand: brandName(config, language),
    address: verificationAddress(config, issued.code),
  };
  return makeDocument(askedBy, documentContent(printed, language));
}
