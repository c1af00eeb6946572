import { isUuid } from '@learn/domain';
import { readParticipant, readSessionAccess } from '../../access/readSessionAccess.ts';
import { type CourseKeys, courseByKeys, visibleCourse } from '../../course-pages/graphql/find.ts';
import { readableCourses } from '../../course-pages/policy.ts';
import type { VisibleCourse } from '../../course-pages/visibleCourse.ts';
import { notFound, validationFailed } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { requireId } from '../../graphql/keys.ts';
import { catalogueReader } from '../catalogue.ts';
import { assertContentPage } from '../contentPage.ts';
import { findAssignment } from '../findAssignment.ts';
import { certificateCourseLoader, worksLoader } from '../loaders.ts';
import { assignmentAccessOf, maySeeCompletion } from '../policy.ts';
import { presentCompletion } from '../presentCompletion.ts';
import { readCompletionOutlines } from '../readCompletions.ts';
import { AssignmentType, CompetenceCertificateType } from './assignmentRef.ts';
import { CompetenceCertificateListType } from './certificate.ts';
import { AssignmentCompletionType } from './completion.ts';
import type { CertificateSource, WorkScope } from './sources.ts';

builder.queryFields((t) => ({
  assignment: t.field({
    extensions: { policy: readableCourses },
    type: AssignmentType,
    nullable: true,
    description: 'A slug is unique in its course only.',
    args: { id: t.arg.id(), slug: t.arg.string(), course_slug: t.arg.string() },
    resolve: async (_root, keys, context) => {
      const { row, visible } = await findAssignment(context, keys);
      return { row, visible, userIds: undefined, sessionIds: undefined, alone: true };
    },
  }),
  assignment_completion: t.field({
    extensions: { policy: maySeeCompletion },
    type: AssignmentCompletionType,
    nullable: true,
    description: 'null: nothing was begun yet. Without assignment_user_id the own one.',
    args: {
      assignment_id: t.arg.id({ required: true }),
      course_session_id: t.arg.id({ required: true }),
      learning_content_page_id: t.arg.id(),
      assignment_user_id: t.arg.id(),
    },
    resolve: async (_root, wanted, context) => {
      const sessionId = requireId(wanted.course_session_id);
      const userId = requireId(wanted.assignment_user_id ?? context.currentUser.userId);
      const sessionAccess = await readSessionAccess(context.db, context.currentUser, sessionId);
      const { row, visible } = await findAssignment(context, { id: wanted.assignment_id });
      if (visible.course.id !== sessionAccess.courseId) throw notFound();
      await assertContentPage(context.db, row, wanted.learning_content_page_id);
      const participant = await readParticipant(context.db, sessionId, userId);
      const assignmentAccess = assignmentAccessOf(sessionAccess, participant);
      if (!maySeeCompletion.allows({ assignmentAccess, assignment: row })) throw notFound();
      const [completion] = await readCompletionOutlines(context.db, {
        userIds: [userId],
        sessionIds: [sessionId],
        assignmentId: row.id,
      });
      if (completion === undefined) return null;
      const source = { row, visible, userIds: [userId], sessionIds: [sessionId], alone: true };
      return { ...presentCompletion(completion, row, assignmentAccess), source };
    },
  }),
  competence_certificate: t.field({
    extensions: { policy: readableCourses },
    type: CompetenceCertificateType,
    nullable: true,
    description: 'A slug is unique in its course only. Without user_ids with the own grades.',
    args: {
      id: t.arg.id(),
      slug: t.arg.string(),
      course_slug: t.arg.string(),
      user_ids: t.arg.idList(),
      course_session_ids: t.arg.idList(),
    },
    resolve: async (_root, { id, slug, course_slug, ...wanted }, context): Promise<CertificateSource> => {
      const visible = await courseOfCertificate(context, { id, course_slug });
      const { certificates } = await catalogueReader(context.db)(visible.course);
      const row = certificates.find(
        (one) => (id == null || one.id === id.toLowerCase()) && (slug == null || one.slug === slug),
      );
      if (row === undefined || (id == null && slug == null)) throw notFound();
      return { ...(await readScope(context, visible, wanted)), row };
    },
  }),
  competence_certificate_list: t.field({
    extensions: { policy: readableCourses },
    type: CompetenceCertificateListType,
    nullable: true,
    description:
      'The certificates of a course. `id` is that of the course; without user_ids with the own grades.',
    args: {
      id: t.arg.id(),
      slug: t.arg.string(),
      course_id: t.arg.id(),
      course_slug: t.arg.string(),
      user_ids: t.arg.idList(),
      course_session_ids: t.arg.idList(),
    },
    resolve: async (_root, { id, slug, course_id, course_slug, ...wanted }, context) => {
      const named = { id: agreeing(id, course_id), slug: agreeing(slug, course_slug) };
      return readScope(context, await courseByKeys(context, named), wanted);
    },
  }),
}));

interface WantedPeople {
  readonly user_ids?: readonly string[] | null | undefined;
  readonly course_session_ids?: readonly string[] | null | undefined;
}

/** @throws not_found when one of the people asked for is unknown to the current user there */
async function readScope(
  context: GraphqlContext,
  visible: VisibleCourse,
  { user_ids, course_session_ids }: WantedPeople,
): Promise<WorkScope> {
  const scope: WorkScope = {
    visible,
    userIds: user_ids?.map(requireId) ?? [context.currentUser.userId],
    sessionIds: course_session_ids?.map(requireId),
  };
  if (user_ids != null) {
    const { participants } = await worksLoader(context).load(scope);
    const seen = new Set(participants.map(({ userId }) => userId));
    if (scope.userIds?.some((userId) => !seen.has(userId))) throw notFound();
  }
  return scope;
}

async function courseOfCertificate(
  context: GraphqlContext,
  {
    id,
    course_slug,
  }: { readonly id: string | null | undefined; readonly course_slug: string | null | undefined },
): Promise<VisibleCourse> {
  if (course_slug != null) return visibleCourse(context, { slug: course_slug });
  if (id == null) throw validationFailed([{ field: 'course_slug', problems: ['required'] }]);
  const courseId = isUuid(id) ? await certificateCourseLoader(context).load(id.toLowerCase()) : undefined;
  if (courseId === undefined) throw notFound();
  return visibleCourse(context, { id: courseId });
}

/** Two ways to say the same. @throws not_found when they say different things */
function agreeing(one: CourseKeys['id'], other: CourseKeys['id']): CourseKeys['id'] {
  if (one != null && other != null && one !== other) throw notFound();
  return one ?? other;
}
