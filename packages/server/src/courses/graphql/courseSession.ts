import type { SessionAccess } from '../../access/sessionAccess.ts';
import { type AttendanceDay, readAttendanceDays } from '../../attendance/attendanceDays.ts';
import { AttendanceDayType, DeadlineType } from '../../attendance/graphql/attendance.ts';
import { mayReadAttendanceDay } from '../../attendance/policy.ts';
import type { CourseTree } from '../../course-pages/courseTree.ts';
import { CircleReferenceType } from '../../course-pages/graphql/circleReference.ts';
import { treeOf, visibleCourse } from '../../course-pages/graphql/find.ts';
import { AssignmentContentType, LearningContentType } from '../../course-pages/graphql/learningContent.ts';
import { CourseObject } from '../../course-pages/graphql/learningPath.ts';
import { type Placed, placed } from '../../course-pages/placed.ts';
import { notFound } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { requireId } from '../../graphql/keys.ts';
import { readSessionAssignments, type SessionAssignment } from '../courseSessionAssignments.ts';
import { readSessionDetails, type SessionDetail } from '../courseSessionDetail.ts';
import { readSessionPeople, type SessionPerson } from '../courseSessionPeople.ts';
import { mayReadSession } from '../policy.ts';

const PersonType = builder
  .objectRef<SessionPerson & { readonly tree: CourseTree }>('CourseSessionPerson')
  .implement({
    description: 'A person enrolled in a session, as far as the caller may see them.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'of the enrolment' }),
      user_id: t.exposeID('user_id'),
      first_name: t.exposeString('first_name'),
      last_name: t.exposeString('last_name'),
      email: t.exposeString('email', {
        description: 'empty where the caller may see only the name',
      }),
      avatar_url: t.exposeString('avatar_url'),
      role: t.exposeString('role'),
      circles: t.field({
        type: [CircleReferenceType],
        description: 'circles that an expert looks after, in the order of the path',
        resolve: ({ tree, circleKeys }) =>
          tree.circles.filter((circle) => circleKeys.includes(circle.translation_key)),
      }),
      optional_attendance: t.exposeBoolean('optional_attendance', {
        nullable: true,
        description: 'null where the caller may see only the name',
      }),
      enrolled_at: t.expose('enrolled_at', {
        type: 'DateTime',
        nullable: true,
        description: 'days before it do not count; null where the caller may see only the name',
      }),
      chosen_profile: t.exposeString('chosen_profile', {
        nullable: true,
        description: 'code of the profile; null until chosen, and where the caller may see only the name',
      }),
    }),
  });

type PlacedAssignment = Placed<SessionAssignment>;

const assignmentOf = (name: string) => builder.objectRef<PlacedAssignment>(name);

const SessionAssignmentType = assignmentOf('CourseSessionAssignment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    assignment_id: t.exposeID('assignment_id'),
    course_session_id: t.exposeID('course_session_id'),
    learning_content_id: t.id({ resolve: ({ content }) => content.id }),
    learning_content: t.expose('content', { type: LearningContentType }),
    submission_deadline: t.field({
      type: DeadlineType,
      nullable: true,
      resolve: ({ submissionDeadline }) => deadline(submissionDeadline),
    }),
    evaluation_deadline: t.field({
      type: DeadlineType,
      nullable: true,
      resolve: ({ evaluationDeadline }) => deadline(evaluationDeadline),
    }),
  }),
});

export const SessionTestType = assignmentOf('CourseSessionEdoniqTest').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    assignment_id: t.exposeID('assignment_id'),
    course_session_id: t.exposeID('course_session_id'),
    learning_content_id: t.id({ resolve: ({ content }) => content.id }),
    learning_content: t.expose('content', { type: LearningContentType }),
    deadline: t.field({
      type: DeadlineType,
      nullable: true,
      resolve: ({ submissionDeadline }) => deadline(submissionDeadline),
    }),
  }),
});

/** Assignments and tests of a session with their deadlines, together with those of all others of the operation. */
export const assignmentsOfSession = defineLoader<string, SessionAssignment[]>((sessionIds, { db }) =>
  readSessionAssignments(db, sessionIds),
);

const peopleOfSession = defineLoader<SessionAccess, SessionPerson[]>((sessionAccesses, { db }) =>
  readSessionPeople(db, sessionAccesses),
);

const daysOfSession = defineLoader<SessionAccess, AttendanceDay[]>((sessionAccesses, { db }) =>
  readAttendanceDays(db, sessionAccesses),
);

const sessionDetails = defineLoader<string, SessionDetail | undefined>((sessionIds, { db, currentUser }) =>
  readSessionDetails(db, currentUser, sessionIds),
);

/** A session as the caller sees it, together with all others of the operation. @throws not_found */
export async function sessionById(context: GraphqlContext, id: string): Promise<SessionDetail> {
  const found = await sessionDetails(context).load(id);
  if (found === undefined) throw notFound();
  return found;
}

export const CourseSessionType = builder.objectRef<SessionDetail>('CourseSession').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    created_at: t.expose('created_at', { type: 'DateTime' }),
    updated_at: t.expose('updated_at', { type: 'DateTime' }),
    title: t.exposeString('title'),
    start_date: t.expose('start_date', { type: 'Date' }),
    end_date: t.expose('end_date', { type: 'Date' }),
    region: t.exposeString('region'),
    generation: t.exposeString('generation'),
    course: t.field({
      type: CourseObject,
      resolve: ({ course }, _arguments, context) => visibleCourse(context, { id: course.id }),
    }),
    actions: t.stringList({ resolve: ({ actions }) => [...actions] }),
    my_role: t.exposeString('my_role'),
    user_role: t.exposeString('user_role'),
    is_uk: t.exposeBoolean('is_uk'),
    is_vv: t.exposeBoolean('is_vv'),
    users: t.field({
      type: [PersonType],
      resolve: async ({ course, sessionAccess }, _arguments, context) => {
        const [tree, people] = await Promise.all([
          treeOfCourse(context, course.id),
          peopleOfSession(context).load(sessionAccess),
        ]);
        return people.map((person) => ({ ...person, tree }));
      },
    }),
    attendance_courses: t.field({
      type: [AttendanceDayType],
      resolve: async ({ course, sessionAccess }, _arguments, context) => {
        if (!mayReadAttendanceDay.allows(sessionAccess)) return [];
        const days = await daysOfSession(context).load(sessionAccess);
        return placed(await treeOfCourse(context, course.id), days);
      },
    }),
    assignments: t.field({
      type: [SessionAssignmentType],
      resolve: (session, _arguments, context) => assignmentsOf(context, session, false),
    }),
    edoniq_tests: t.field({
      type: [SessionTestType],
      resolve: (session, _arguments, context) => assignmentsOf(context, session, true),
    }),
  }),
});

builder.queryField('course_session', (t) =>
  t.field({
    extensions: { policy: mayReadSession },
    type: CourseSessionType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => sessionById(context, requireId(id)),
  }),
);

builder.objectField(AssignmentContentType, 'course_session_assignment', (t) =>
  t.field({
    type: SessionAssignmentType,
    nullable: true,
    description: 'its deadlines in that session; null: none are set',
    args: { course_session_id: t.arg.id({ required: true }) },
    resolve: async (content, { course_session_id }, context) => {
      const session = await sessionById(context, requireId(course_session_id));
      const found = await assignmentsOfSession(context).load(session.id);
      const own = found.find(({ contentKey }) => contentKey === content.translation_key);
      return own && { ...own, content };
    },
  }),
);

async function treeOfCourse(context: GraphqlContext, courseId: string): Promise<CourseTree> {
  return treeOf(context, await visibleCourse(context, { id: courseId }));
}

async function assignmentsOf(
  context: GraphqlContext,
  { id, course }: SessionDetail,
  isTest: boolean,
): Promise<PlacedAssignment[]> {
  const [tree, found] = await Promise.all([
    treeOfCourse(context, course.id),
    assignmentsOfSession(context).load(id),
  ]);
  return placed(
    tree,
    found.filter((assignment) => assignment.isTest === isTest),
  );
}

function deadline(start: Date | null) {
  return start && { start, end: null };
}
