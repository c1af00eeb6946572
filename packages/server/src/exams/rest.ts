import { examEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { assertMayDo, assertMaySee } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { prepareCompletionEvents } from '../completions/completionEvents.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { notFound } from '../errors.ts';
import { bookExam, cancelExam } from './bookings.ts';
import { type ExamAddress, readExamCircle } from './examCircle.ts';
import { importPassedExams } from './importPassedExams.ts';
import { listPersonExams } from './listPersonExams.ts';
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
export function registerExams(app: FastifyInstance, { db, config }: ServerContext): void {
  /** @throws not_found for what is no exam, and for people who have nothing to do with it */
  async function enter(currentUser: CurrentUser, address: ExamAddress) {
    const sessionAccess = await readSessionAccess(db, currentUser, address.courseSessionId);
    assertMaySee(mayReadExams, sessionAccess);
    const exam = await readExamCircle(db, address, currentUser.language);
    return {
      sessionAccess,
      exam,
      overview: () => readExamOverview(db, exam, sessionAccess, currentUser.language),
      events: () => prepareCompletionEvents(db, address.courseSessionId),
    };
  }

  registerEndpoint(app, examEndpoints.dates, {
    policy: mayReadExams,
    handle: async ({ currentUser, params }) => (await enter(currentUser, params)).overview(),
  });

  registerEndpoint(app, examEndpoints.createDate, {
    policy: mayWriteExamDates,
    handle: async ({ currentUser, params, body }) => {
      const { sessionAccess, exam, overview } = await enter(currentUser, params);
      assertMayDo(mayWriteExamDates, sessionAccess);
      await createExamDate(db, { exam, actorId: currentUser.userId }, body);
      return overview();
    },
  });

  registerEndpoint(app, examEndpoints.changeDate, {
    policy: mayWriteExamDates,
    handle: async ({ currentUser, params, query, body, seen }) => {
      const { sessionAccess, exam, overview } = await enter(currentUser, params);
      assertMayDo(mayWriteExamDates, sessionAccess);
      const change = { dateId: params.dateId, fields: body, changed: { ...query, seen } };
      await changeExamDate(db, { exam, actorId: currentUser.userId }, change);
      return overview();
    },
  });

  registerEndpoint(app, examEndpoints.deleteDate, {
    policy: mayWriteExamDates,
    handle: async ({ currentUser, params }) => {
      const { sessionAccess, exam, events } = await enter(currentUser, params);
      assertMayDo(mayWriteExamDates, sessionAccess);
      const writer = { exam, actorId: currentUser.userId, events: await events() };
      await deleteExamDate(db, writer, params.dateId);
      return undefined;
    },
  });

  registerEndpoint(app, examEndpoints.book, {
    policy: mayBookExam,
    handle: async ({ currentUser, params, body }) => {
      const { sessionAccess, exam, events, overview } = await enter(currentUser, params);
      assertMayDo(mayBookExam, sessionAccess);
      const command = {
        exam,
        events: await events(),
        userId: currentUser.userId,
        actorId: currentUser.userId,
      };
      await bookExam(db, command, body.exam_date_id.toLowerCase());
      return overview();
    },
  });

  registerEndpoint(app, examEndpoints.cancel, {
    policy: mayBookExam,
    handle: async ({ currentUser, params }) => {
      const { sessionAccess, exam, events, overview } = await enter(currentUser, params);
      assertMayDo(mayBookExam, sessionAccess);
      const command = {
        exam,
        events: await events(),
        userId: currentUser.userId,
        actorId: currentUser.userId,
      };
      await cancelExam(db, command);
      return overview();
    },
  });

  registerEndpoint(app, examEndpoints.personExams, {
    policy: mayReadExamOf,
    handle: async ({ currentUser, params: { courseSessionId, userId } }) => {
      if (!config.SHOW_VV_COMPETENCE_EXAMS) throw notFound();
      const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
      return listPersonExams(db, sessionAccess, { userId, language: currentUser.language });
    },
  });

  registerEndpoint(app, examEndpoints.state, {
    policy: mayReadExamOf,
    handle: async ({ currentUser, params }) => {
      const { sessionAccess, exam } = await enter(currentUser, params);
      await readExamSeen(db, exam, sessionAccess, params.userId);
      return readPersonExam(db, exam, params.userId);
    },
  });

  registerEndpoint(app, examEndpoints.setState, {
    policy: mayChangeExamOf,
    handle: async ({ currentUser, params: { userId, ...address }, body: { state, reason } }) => {
      const { sessionAccess, exam, events } = await enter(currentUser, address);
      assertMayDo(mayChangeExamOf, await readExamSeen(db, exam, sessionAccess, userId));
      const command = { exam, events: await events(), userId, actorId: currentUser.userId, reason };
      await setExamState(db, command, { to: state, asAdmin: sessionAccess.isAdmin });
      return readPersonExam(db, exam, userId);
    },
  });

  registerEndpoint(app, examEndpoints.importPassed, {
    policy: mayImportExams,
    handle: async ({ currentUser, params, body: { results } }) => {
      const { sessionAccess, exam, events } = await enter(currentUser, params);
      assertMayDo(mayImportExams, sessionAccess);
      return importPassedExams(db, { exam, events: await events(), actorId: currentUser.userId }, results);
    },
  });
}
