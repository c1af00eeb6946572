import { readSessionAccesses } from '../../access/readSessionAccess.ts';
import { FeedbackContentType } from '../../course-pages/graphql/learningContent.ts';
import { assertCircleOpen } from '../../course-pages/graphql/lockedWithCircle.ts';
import { notFound } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { requireId } from '../../graphql/keys.ts';
import { type OwnSubmission, ownFeedbackOf, readOwnSubmissions } from '../ownFeedback.ts';
import { type Questionnaire, readQuestionnaire } from '../readQuestionnaire.ts';
import type { FeedbackKind } from '../tables.ts';
import { inLanguage, QuestionnaireType, ResponseType } from './feedback.ts';

const questionnaires = defineLoader<FeedbackKind, Questionnaire>((kinds, { db }) =>
  Promise.all(kinds.map((kind) => readQuestionnaire(db, kind))),
);

/** What the caller has begun in a session. */
const submissionsInSession = defineLoader<string, OwnSubmission[]>(
  async (sessionIds, { db, currentUser }) => {
    const sessionAccesses = await readSessionAccesses(db, currentUser, sessionIds);
    const known = sessionAccesses.map(({ courseSessionId }) => courseSessionId);
    const own = await readOwnSubmissions(db, currentUser, known);
    // A session that is not there for the caller must not take the others with it.
    return sessionIds.map((id): OwnSubmission[] | Error =>
      known.includes(id) ? own.filter(({ courseSessionId }) => courseSessionId === id) : notFound(),
    );
  },
);

builder.objectFields(FeedbackContentType, (t) => ({
  questionnaire: t.field({
    type: QuestionnaireType,
    description: 'its questions, in the language of the caller',
    resolve: async (content, _arguments, context) => {
      await assertCircleOpen(content, context);
      return inLanguage(await questionnaires(context).load(content.feedback_kind), context.language);
    },
  }),
  own_response: t.field({
    type: ResponseType,
    nullable: true,
    description: "the caller's own in that session; null: nothing was begun yet",
    args: { course_session_id: t.arg.id({ required: true }) },
    resolve: async (content, { course_session_id }, context) => {
      const begun = await submissionsInSession(context).load(requireId(course_session_id));
      const found = begun.find(({ contentKey }) => contentKey === content.translation_key);
      return found && ownFeedbackOf(found, await questionnaires(context).load(content.feedback_kind));
    },
  }),
}));
