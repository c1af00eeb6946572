import type { Loadable } from '@learn/contracts';
import { allProfiles, seenPerson } from '@learn/domain';
import { joinLoadables, loadableOf, mapLoadable, useCompletions, useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { LearningPathDocument, PersonPathDocument, type PersonPathQuery } from '../__generated__/graphql.ts';
import { type LearningPath, learningPathOf } from '../progress/learningPathData.ts';
import { type PathOverview, pathOverview } from '../progress/pathOverview.ts';

type Enrolment = NonNullable<PersonPathQuery['course']>['course_session_users'][number];
export type Participant = NonNullable<Enrolment['participant']>;

/** Another person's enrolment in a session of the course. */
export type PersonEnrolment = Enrolment & { readonly participant: Participant };

/** Another person's path; `own` where the address names the visitor. */
export type PersonPath =
  | { readonly own: true }
  | {
      readonly own: false;
      readonly enrolment: PersonEnrolment;
      /** all that the visitor may look at, the oldest first */
      readonly enrolments: readonly PersonEnrolment[];
      readonly path: LearningPath;
      /** code of the profile that the person has chosen */
      readonly ownProfile: string | undefined;
      /** the circles of which the visitor sees the work are not all */
      readonly partial: boolean;
      /** @param profile code of the filter */
      readonly overview: (profile: string) => PathOverview;
    };

/**
 * Loads path, person and progress together; missing where the current user sees no such participant.
 * @param userId of a participant
 * @param sessionId the session that is wanted; without one the visitor's current one counts, else the person's newest
 */
export function usePersonPath(userId: string, sessionId: string | undefined): Loadable<PersonPath> {
  const session = useCourseSession();
  const course_slug = session.course.slug;
  const query = useQuery(PersonPathDocument, { course_slug, user_id: userId });
  const pathQuery = useQuery(LearningPathDocument, { course_slug });
  const all = query.data?.course?.course_session_users;
  const seen = seenPerson(all ?? [], [sessionId, session.id]);
  const sessionOfSeen = seen?.own === false ? seen.enrolment.course_session_id : '';
  const progress = useCompletions(sessionOfSeen, userId);
  const { reload } = query;
  if (query.errorCode === 'validation_failed') return { state: 'missing', reload };
  const person = loadableOf(query, () => all);
  if (person.state !== 'ready') return person;
  if (!seen) return { state: 'missing', reload };
  if (seen.own) return { state: 'ready', data: seen, reload };
  const { enrolment, enrolments } = seen;
  const ownProfile = enrolment.chosen_profile?.code;
  const seenCircles = enrolment.participant.circle_ids ?? undefined;
  return mapLoadable(
    joinLoadables({ path: loadableOf(pathQuery, learningPathOf), index: progress }),
    ({ path, index }) => ({
      own: false,
      enrolment,
      enrolments,
      path,
      ownProfile,
      partial: seenCircles !== undefined,
      overview: (profile = ownProfile ?? allProfiles) =>
        pathOverview(path, { index, learner: true, ownProfile, profile, seenCircles }),
    }),
  );
}
