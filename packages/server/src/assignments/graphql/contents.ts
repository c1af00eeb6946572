import type { ContentNode } from '../../course-pages/courseTree.ts';
import { visibleCourse } from '../../course-pages/graphql/find.ts';
import { AssignmentContentType, TestContentType } from '../../course-pages/graphql/learningContent.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { requireId } from '../../graphql/keys.ts';
import { catalogueReader } from '../catalogue.ts';
import { worksLoader } from '../loaders.ts';
import { presentCompletion } from '../presentCompletion.ts';
import { AssignmentType, CompetenceCertificateType } from './assignmentRef.ts';
import { AssignmentCompletionType } from './completion.ts';
import type { AssignmentSource, CertificateSource, CompletionSource } from './sources.ts';

// What assignments and tests of the learning path have beside other contents; without any statement per content.
for (const contentType of [AssignmentContentType, TestContentType]) {
  builder.objectFields(contentType, (t) => ({
    content_assignment: t.field({
      type: AssignmentType,
      nullable: true,
      description: 'null: nothing was prepared yet',
      resolve: (content, _arguments, context) => assignmentOf(content, context),
    }),
    competence_certificate: t.field({
      type: CompetenceCertificateType,
      nullable: true,
      description: 'that it counts towards',
      resolve: async (content, _arguments, context): Promise<CertificateSource | undefined> => {
        const source = await assignmentOf(content, context);
        if (source === undefined) return undefined;
        const { certificates } = await catalogueReader(context.db)(source.visible.course);
        const row = certificates.find(({ id }) => id === source.row.competenceCertificateId);
        return row && { ...source, row };
      },
    }),
    own_completion: t.field({
      type: AssignmentCompletionType,
      nullable: true,
      description: "the caller's own in that session; null: nothing was begun yet",
      args: { course_session_id: t.arg.id({ required: true }) },
      resolve: async (content, { course_session_id }, context) => {
        const source = await assignmentOf(content, context);
        return source && ownCompletion(source, requireId(course_session_id), context);
      },
    }),
  }));
}

/** One statement for all of an operation, as those of all its contents are read together. */
async function ownCompletion(
  source: AssignmentSource,
  sessionId: string,
  context: GraphqlContext,
): Promise<CompletionSource | undefined> {
  const scope = { ...source, sessionIds: [sessionId] };
  const { byAssignment, participantOf } = await worksLoader(context).load(scope);
  const [row] = byAssignment.get(source.row.id) ?? [];
  const assignmentAccess = row && participantOf(row)?.assignmentAccess;
  if (row === undefined || !assignmentAccess?.isOwn) return undefined;
  return { ...presentCompletion(row, source.row, assignmentAccess), source: scope };
}

async function assignmentOf(
  { course_id, translation_key }: ContentNode,
  context: GraphqlContext,
): Promise<AssignmentSource | undefined> {
  const visible = await visibleCourse(context, { id: course_id });
  const { byContent } = await catalogueReader(context.db)(visible.course);
  const row = byContent.get(translation_key);
  return row && { row, visible, userIds: [context.currentUser.userId], sessionIds: undefined };
}
