import type { adminEndpoints, EndpointAnswer, EndpointQuery } from '@learn/contracts/endpoints';
import { type Language, parseCertificateCode } from '@learn/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { searched } from '../persons/foundPersons.ts';
import { users } from '../users/tables.ts';
import { issuedCertificates } from './tables.ts';

/** Issued certificates for administrators, newest first, in pages; found by their code or by the names of their people. */
export async function findCertificates(
  db: Database,
  { search, state, limit, offset }: EndpointQuery<typeof adminEndpoints.certificates>,
  language: Language,
): Promise<Page<EndpointAnswer<typeof adminEndpoints.certificates>[number]>> {
  const condition = and(
    state === undefined ? undefined : eq(issuedCertificates.state, state),
    search ? ofSearch(search) : undefined,
  );
  const [total, rows] = await Promise.all([
    db.$count(issuedCertificates, condition),
    db
      .select()
      .from(issuedCertificates)
      .where(condition)
      .orderBy(desc(issuedCertificates.issuedAt), issuedCertificates.id)
      .limit(limit)
      .offset(offset),
  ]);
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      code: row.code,
      user_id: row.userId,
      person_name: row.personName,
      title: row.titles[language],
      course_title: row.courseTitles[language],
      issued_at: row.issuedAt.toISOString(),
      grade_official: row.gradeOfficial,
      state: row.state,
      revocation_reason: row.revocationReason,
    })),
  };
}

function ofSearch(search: string) {
  const code = parseCertificateCode(search);
  if (code !== undefined) return eq(issuedCertificates.code, code);
  return sql`${issuedCertificates.userId} in (select u.id from ${users} u where ${searched(search, sql`true`)})`;
}
