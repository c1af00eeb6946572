import { TestContentType } from '../../course-pages/graphql/learningContent.ts';
import { builder } from '../../graphql/builder.ts';
import { requireId } from '../../graphql/keys.ts';
import { assignmentsOfSession, SessionTestType, sessionById } from './courseSession.ts';

builder.objectField(TestContentType, 'course_session_edoniq_test', (t) =>
  t.field({
    type: SessionTestType,
    nullable: true,
    description: 'with its deadline in that session; null: none is planned there',
    args: { course_session_id: t.arg.id({ required: true }) },
    resolve: async (content, { course_session_id }, context) => {
      const session = await sessionById(context, requireId(course_session_id));
      const planned = await assignmentsOfSession(context).load(session.id);
      const test = planned.find(({ contentKey }) => contentKey === content.translation_key);
      return test && { ...test, content };
    },
  }),
);
