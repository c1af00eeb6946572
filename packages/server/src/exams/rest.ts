import { examEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { assertMayDo, assertMaySee } from '../access/policy.ts';
import { readStanding } from '../access/readStanding.ts';
import type { Visitor } from '../authentication/visitor.ts';
import { prepareCompletionEvents } from '../completions/completionEvents.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { bookExam, cancelExam } from './bookings.ts';
import { type ExamAddress, readExamCircle } from './examCircle.ts';
import { importPassedExams } from './importPassedExams.ts';
import { readExamOverview } from './overview.ts';
import {
  mayBookExam,
  mayChangeExamOf,
  mayImportExams,
  mayReadExamOf,
  mayReadExams,
  mayWriteExamDates,
} from './policy.ts';
import { readExamSeen, readPersonExam } from './readPersonExam.ts';
import { setExamState } from './setExamState.ts';
import { changeExamDate, createExamDate, deleteExamDate } from './writeDates.ts';

/** The exams of a session, `/api/exam/<session>/<circle>/…` (domain decisions §6). */
export function registerExams(app: FastifyInstance, { db }: ServerContext): void {
  /** @throws not_found for what is no exam, and for whoever has nothing to do with it */
  async function enter(visitor: Visitor, address: ExamAddress) {
    const standing = await readStanding(db, visitor, address.courseSessionId);
    assertMaySee(mayReadExams, standing);
    const exam = await readExamCircle(db, address, visitor.language);
    return {
      standing,
      exam,
      overview: () => readExamOverview(db, exam, standing, visitor.language),
      events: () => prepareCompletionEvents(db, address.courseSessionId),
    };
  }

  registerEndpoint(app, examEndpoints.dates, {
    policy: mayReadExams,
    handle: async ({ visitor, params }) => (await enter(visitor, params)).overview(),
  });

  registerEndpoint(app, examEndpoints.createDate, {
    policy: mayWriteExamDates,
    handle: async ({ visitor, params, body }) => {
      const { standing, exam, overview } = await enter(visitor, params);
      assertMayDo(mayWriteExamDates, standing);
      await createExamDate(db, { exam, actorId: visitor.userId }, body);
      return overview();
    },
  });

  registerEndpoint(app, examEndpoints.changeDate, {
    policy: mayWriteExamDates,
    handle: async ({ visitor, params, body }) => {
      const { standing, exam, overview } = await enter(visitor, params);
      assertMayDo(mayWriteExamDates, standing);
      const change = { dateId: params.dateId, fields: body };
      await changeExamDate(db, { exam, actorId: visitor.userId }, change);
      return overview();
    },
  });

  registerEndpoint(app, examEndpoints.deleteDate, {
    policy: mayWriteExamDates,
    handle: async ({ visitor, params }) => {
      const { standing, exam, events } = await enter(visitor, params);
      assertMayDo(mayWriteExamDates, standing);
      const writer = { exam, actorId: visitor.userId, events: await events() };
      await deleteExamDate(db, writer, params.dateId);
      return undefined;
    },
  });

  registerEndpoint(app, examEndpoints.book, {
    policy: mayBookExam,
    handle: async ({ visitor, params, body }) => {
      const { standing, exam, events, overview } = await enter(visitor, params);
      assertMayDo(mayBookExam, standing);
      const deed = { exam, events: await events(), userId: visitor.userId, actorId: visitor.userId };
      await bookExam(db, deed, body.exam_date_id.toLowerCase());
      return overview();
    },
  });

  registerEndpoint(app, examEndpoints.cancel, {
    policy: mayBookExam,
    handle: async ({ visitor, params }) => {
      const { standing, exam, events, overview } = await enter(visitor, params);
      assertMayDo(mayBookExam, standing);
      const deed = { exam, events: await events(), userId: visitor.userId, actorId: visitor.userId };
      await cancelExam(db, deed);
      return overview();
    },
  });

  registerEndpoint(app, examEndpoints.state, {
    policy: mayReadExamOf,
    handle: async ({ visitor, params }) => {
      const { standing, exam } = await enter(visitor, params);
      await readExamSeen(db, exam, standing, params.userId);
      return readPersonExam(db, exam, params.userId);
    },
  });

  registerEndpoint(app, examEndpoints.setState, {
    policy: mayChangeExamOf,
    handle: async ({ visitor, params: { userId, ...address }, body: { state, reason } }) => {
      const { standing, exam, events } = await enter(visitor, address);
      assertMayDo(mayChangeExamOf, await readExamSeen(db, exam, standing, userId));
      const deed = { exam, events: await events(), userId, actorId: visitor.userId, reason };
      await setExamState(db, deed, { to: state, asAdmin: standing.isAdmin });
      return readPersonExam(db, exam, userId);
    },
  });

  registerEndpoint(app, examEndpoints.importPassed, {
    policy: mayImportExams,
    handle: async ({ visitor, params, body: { results } }) => {
      const { standing, exam, events } = await enter(visitor, params);
      assertMayDo(mayImportExams, standing);
      return importPassedExams(db, { exam, events: await events(), actorId: visitor.userId }, results);
    },
  });
}
