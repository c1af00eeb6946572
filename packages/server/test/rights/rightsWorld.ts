import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { assignmentCompletions } from '../../src/assignments/tables.ts';
import { attendanceEntries } from '../../src/attendance/tables.ts';
import { readCertificateResults } from '../../src/certificates/readResults.ts';
import { issuedCertificates } from '../../src/certificates/tables.ts';
import { grantedCertificates } from '../../src/certification-profiles/tables.ts';
import { completions } from '../../src/completions/tables.ts';
import { courseSessions, expertCircles, mentorRelations } from '../../src/course-sessions/tables.ts';
import { courseProfiles } from '../../src/courses/tables.ts';
import { documents, files } from '../../src/documents/tables.ts';
import { examResults } from '../../src/exams/tables.ts';
import { feedbackQuestionnaires, feedbackResponses } from '../../src/feedback/tables.ts';
import { mentorInvitations } from '../../src/mentors/tables.ts';
import { orders, products } from '../../src/shop/tables.ts';
import { users } from '../../src/users/tables.ts';
import { certificateCode } from '../certificateWorld.ts';
import { type CastMember, createCast, createPerson, dayFromToday } from '../factories.ts';
import { createMedia } from '../mediaWorld.ts';
import type { TestClient } from '../testClient.ts';
import { startTestServer, type TestServer } from '../testServer.ts';
import { createWork } from '../work.ts';

/**
 * A session in which `member` has done one of everything: an assignment that was submitted and one that was evaluated,
 * a day attended, an exam taken, an order made, a certificate granted; a circle document, and five answers to a
 * feedback. A person of every relation to it is logged in.
 */
export async function createRightsWorld() {
  // a folder apart: what this world releases is no page of another test
  const folder = await mkdtemp(path.join(tmpdir(), 'learn-test-releases-'));
  const started = await startTestServer({ config: { RELEASES_DIR: folder } });
  const server: TestServer = {
    ...started,
    async [Symbol.asyncDispose]() {
      await started[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
  const { db } = server;
  const cast = await createCast(db, { enableCircleDocuments: true });
  // The latest of the course, whatever the ids are by which equal ones are ordered.
  await db
    .update(courseSessions)
    .set({ startDate: dayFromToday(-29) })
    .where(eq(courseSessions.id, cast.session.id));
  const work = await createWork(db, cast);
  const media = await createMedia(db, cast);
  await db
    .insert(expertCircles)
    .values({ courseSessionUserId: cast.enrolments.expert, circleKey: cast.keys.basics });
  const { member } = cast.people;
  const own = { userId: member.id, courseSessionId: cast.session.id };
  await db.insert(attendanceEntries).values({
    attendanceCourseId: work.attendanceCourseId,
    userId: member.id,
    status: 'PRESENT',
  });
  await db.insert(completions).values({
    ...own,
    translationKey: cast.keys.criterion,
    completionStatus: 'SUCCESS',
    pageType: 'competence.PerformanceCriterion',
  });
  const [product] = await db
    .insert(products)
    .values({
      code: randomUUID(),
      courseSessionId: cast.session.id,
      titles: { de: 'Kurs', fr: 'Cours', it: 'Corso' },
      descriptions: { de: '', fr: '', it: '' },
      price: 100_000,
    })
    .returning();
  const orderId = randomUUID();
  await db.insert(orders).values({
    id: orderId,
    ...own,
    productId: product?.id ?? '',
    price: 100_000,
    state: 'confirmed',
    confirmedAt: new Date(),
    idempotencyKey: randomUUID(),
    invoiceAddress: {
      name: 'Mia',
      street: 'Weg',
      street_number: '1',
      postal_code: '8000',
      city: 'Zürich',
      country: 'CH',
    },
    organisationId: cast.employer,
  });
  await db.insert(examResults).values({
    ...own,
    circleKey: work.keys.exam,
    examTypeId: work.examTypeId,
    result: 'passed',
    price: 25_000,
    organisationId: cast.employer,
    takenOn: new Date().toISOString().slice(0, 10),
    attempt: 1,
  });
  const [profile] = await db
    .insert(courseProfiles)
    .values({ code: randomUUID(), names: { de: 'Leben', fr: 'Vie', it: 'Vita' } })
    .returning();
  await db.insert(grantedCertificates).values({
    ...own,
    profileId: profile?.id ?? '',
    organisationId: cast.employer,
    grantedOn: new Date().toISOString().slice(0, 10),
  });
  await db
    .update(users)
    .set({ vbvId: '123456789', avatarUrl: '/media/mia.jpg', chosenProfileId: profile?.id })
    .where(eq(users.id, member.id));
  const [questionnaire] = await db.select().from(feedbackQuestionnaires).limit(1);
  await db.insert(feedbackResponses).values(
    [1, 2, 3, 4, 4].map((satisfaction) => ({
      courseSessionId: cast.session.id,
      contentKey: work.keys.feedback,
      circleKey: work.keys.work,
      questionnaireId: questionnaire?.id ?? '',
      answers: { satisfaction, again: true, comment: 'Danke' },
      satisfaction,
      submittedOn: '2026-01-01',
      published: true,
    })),
  );
  const clients = Object.fromEntries(
    await Promise.all(
      Object.entries(cast.people).map(
        async ([role, person]) => [role, await server.login(person.username)] as const,
      ),
    ),
  ) as Record<CastMember, TestClient>;

  /** The member's assignments as they were: the casework submitted, the praxis assignment submitted. */
  async function resetAssignments(
    status: 'IN_PROGRESS' | 'SUBMITTED' | 'EVALUATION_SUBMITTED',
    submittedAt = new Date(Date.now() - 60 * 60_000),
  ): Promise<void> {
    await db.delete(assignmentCompletions);
    const released = status === 'EVALUATION_SUBMITTED';
    await db.insert(assignmentCompletions).values(
      [work.assignmentIds.casework, work.assignmentIds.praxis].map((assignmentId) => ({
        ...own,
        assignmentId,
        completionStatus: status,
        completionData: { 'task-1': { user_data: { 'block-text': 'Antwort' } } },
        submittedAt: status === 'IN_PROGRESS' ? null : submittedAt,
        evaluationSubmittedAt: released ? new Date() : null,
        evaluationPoints: released ? 8 : null,
        evaluationPointsFinal: released ? 8 : null,
        evaluationMaxPoints: 10,
        evaluationPassed: released ? true : null,
      })),
    );
  }

  /** @returns the id of a circle document that exists, even if the one before was deleted */
  async function addDocument(change: Partial<typeof documents.$inferInsert> = {}): Promise<string> {
    const [file] = await db
      .insert(files)
      .values({
        ownerId: cast.people.expert.id,
        purpose: 'document',
        fileName: 'plan.pdf',
        fileType: 'application/pdf',
        size: 10,
        storageKey: randomUUID(),
        uploadExpiresAt: new Date(),
        finishedAt: new Date(),
      })
      .returning();
    const [document] = await db
      .insert(documents)
      .values({
        courseSessionId: cast.session.id,
        circleKey: work.keys.work,
        sequenceKey: work.keys['work-sequence'],
        fileId: file?.id ?? '',
        name: 'Plan',
        ...change,
      })
      .returning();
    return document?.id ?? '';
  }

  /** @returns the id of an open invitation of the member */
  async function addInvitation(): Promise<string> {
    const [invitation] = await db
      .insert(mentorInvitations)
      .values({
        participantId: cast.enrolments.member,
        email: 'offen@example.org',
        tokenHash: randomUUID(),
        expiresAt: new Date(Date.now() + 60_000),
      })
      .returning();
    return invitation?.id ?? '';
  }

  /** @returns a certificate of the member on the results that count now, a new one where the last was revoked */
  async function addCertificate() {
    const key = { ...own, competenceCertificateId: work.certificateId };
    const [valid] = await db
      .select()
      .from(issuedCertificates)
      .where(and(eq(issuedCertificates.userId, member.id), eq(issuedCertificates.state, 'valid')));
    const now = await readCertificateResults(
      db,
      { userId: member.id, certificateId: work.certificateId },
      { issued: undefined },
    );
    const results = now?.results ?? [];
    if (valid) {
      await db.update(issuedCertificates).set({ results }).where(eq(issuedCertificates.id, valid.id));
      return valid;
    }
    const [added] = await db
      .insert(issuedCertificates)
      .values({
        ...key,
        code: certificateCode(),
        personName: 'Mia Muster',
        titles: { de: 'Nachweis', fr: 'Contrôle', it: 'Controllo' },
        courseTitles: { de: 'Kurs', fr: 'Cours', it: 'Corso' },
        results,
        gradeExact: 4.63,
        gradeOfficial: 4.5,
      })
      .returning();
    if (added === undefined) throw new Error('No certificate was added');
    return added;
  }

  const newcomer = await createPerson(db, { firstName: 'Nora' });

  /** The newcomer names the employer of the member as theirs. @returns the id of the newcomer */
  async function claimEmployer(): Promise<string> {
    await db
      .update(users)
      .set({ organisationId: null, claimedOrganisationId: cast.employer, claimedAt: new Date() })
      .where(eq(users.id, newcomer.id));
    return newcomer.id;
  }

  /** The mentor of the member is their mentor again. */
  async function joinMentor(): Promise<void> {
    await db
      .insert(mentorRelations)
      .values({ mentorId: cast.people.mentor.id, participantId: cast.enrolments.member })
      .onConflictDoNothing();
  }

  return {
    server,
    db,
    orderId,
    cast,
    work,
    media,
    clients,
    visitor: server.visit(),
    resetAssignments,
    addDocument,
    addInvitation,
    addCertificate,
    claimEmployer,
    joinMentor,
  };
}

export type RightsWorld = Awaited<ReturnType<typeof createRightsWorld>>;
