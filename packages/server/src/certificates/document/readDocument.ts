import type { Language } from '@learn/domain';
import { inArray } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { courseSessions } from '../../course-sessions/tables.ts';
import type { Database } from '../../database/database.ts';
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
  const ids = [...new Set(issued.results.map(({ course_session_id }) => course_session_id))];
  const sessions = await db
    .select({ titles: courseSessions.titles })
    .from(courseSessions)
    .where(inArray(courseSessions.id, ids))
    .orderBy(courseSessions.startDate, courseSessions.id);
  const printed = {
    issued,
    sessions: sessions.map(({ titles }) => titles),
    brand: brandName(config, language),
    address: verificationAddress(config, issued.code),
  };
  return makeDocument(askedBy, documentContent(printed, language));
}
