import { type Seen, seenIn } from '@learn/contracts';
import type { adminCourseEndpoints, EndpointBody } from '@learn/contracts/endpoints';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { assertSeen, overStored } from '../endpoints/overStored.ts';
import { notFound, validationFailed } from '../errors.ts';
import { type CourseRow, courseCourseProfiles, courseProfiles, courses } from './tables.ts';

type CourseChange = EndpointBody<typeof adminCourseEndpoints.change>;

/**
 * Changes what is given of a course's configuration.
 * @param onlyFlags the flags that count of the configuration
 * @param seen what the sender saw of what they change
 * @throws not_found; version_conflict; validation_failed for a profile that is not active or does not exist
 */
export async function writeCourse(
  db: Database,
  { courseId, actorId }: { readonly courseId: string; readonly actorId: string },
  {
    change,
    onlyFlags,
    seen,
  }: {
    readonly change: CourseChange;
    readonly onlyFlags: readonly string[] | undefined;
    readonly seen: Seen | undefined;
  },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [before] = await transaction.select().from(courses).where(eq(courses.id, courseId)).for('update');
    if (before === undefined) throw notFound();
    const { configuration, profile_ids, ...others } = change;
    assertSeen(
      {
        titles: before.titles,
        category_names: before.categoryNames,
        open_for_onboarding: before.openForOnboarding,
        home_widgets: before.homeWidgets ?? {},
      },
      others,
      seen,
    );
    if (profile_ids && seen) {
      const offered = await readOffered(transaction, courseId);
      const inOrder = (ids: unknown) => ({ profile_ids: Array.isArray(ids) ? ids.toSorted() : ids });
      assertSeen(
        inOrder(offered),
        inOrder(profile_ids),
        'profile_ids' in seen ? inOrder(seen.profile_ids) : {},
      );
    }
    const counting: CourseChange = {
      ...change,
      ...(configuration && {
        configuration: overStored(flagsOf(before), configuration, {
          only: onlyFlags,
          seen: seenIn(seen?.configuration),
        }),
      }),
    };
    const columns = columnsOf(counting);
    if (Object.keys(columns).length > 0) {
      await transaction.update(courses).set(columns).where(eq(courses.id, courseId));
    }
    const profilesBefore =
      change.profile_ids && (await writeProfiles(transaction, courseId, change.profile_ids));
    await recordAudit(transaction, {
      action: 'course.written',
      actorId,
      subjectId: courseId,
      details: {
        before: {
          ...Object.fromEntries(Object.keys(columns).map((name) => [name, before[name as keyof CourseRow]])),
          ...(profilesBefore && { profile_ids: profilesBefore }),
        },
        after: counting,
      },
    });
  });
}

function flagsOf(row: CourseRow): NonNullable<CourseChange['configuration']> {
  return {
    enable_circle_documents: row.enableCircleDocuments,
    enable_learning_mentor: row.enableLearningMentor,
    enable_competence_certificates: row.enableCompetenceCertificates,
    enable_course_profiles: row.enableCourseProfiles,
  };
}

function columnsOf(change: CourseChange): Partial<CourseRow> {
  const {
    titles,
    category_names: categoryNames,
    configuration,
    open_for_onboarding: openForOnboarding,
  } = change;
  return {
    ...(titles && { titles }),
    ...(categoryNames && { categoryNames }),
    ...(configuration && {
      enableCircleDocuments: configuration.enable_circle_documents,
      enableLearningMentor: configuration.enable_learning_mentor,
      enableCompetenceCertificates: configuration.enable_competence_certificates,
      enableCourseProfiles: configuration.enable_course_profiles,
    }),
    ...(openForOnboarding !== undefined && { openForOnboarding }),
    ...(change.home_widgets && {
      homeWidgets: Object.keys(change.home_widgets).length === 0 ? null : change.home_widgets,
    }),
  };
}

/** Ids of the profiles that administrators see chosen. */
async function readOffered(transaction: Database, courseId: string): Promise<string[]> {
  const rows = await transaction
    .select({ id: courseProfiles.id })
    .from(courseCourseProfiles)
    .innerJoin(courseProfiles, eq(courseProfiles.id, courseCourseProfiles.courseProfileId))
    .where(and(eq(courseCourseProfiles.courseId, courseId), courseProfiles.active));
  return rows.map(({ id }) => id);
}

/** @returns the ids of those before @throws validation_failed */
async function writeProfiles(
  transaction: Database,
  courseId: string,
  profileIds: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(profileIds)];
  const known = await transaction.$count(
    courseProfiles,
    and(inArray(courseProfiles.id, wanted), courseProfiles.active),
  );
  if (known !== wanted.length) throw validationFailed([{ field: 'profile_ids', problems: ['invalid'] }]);
  const before = await transaction
    .delete(courseCourseProfiles)
    .where(eq(courseCourseProfiles.courseId, courseId))
    .returning({ id: courseCourseProfiles.courseProfileId });
  if (wanted.length > 0) {
    await transaction
      .insert(courseCourseProfiles)
      .values(wanted.map((courseProfileId) => ({ courseId, courseProfileId })));
  }
  return before.map(({ id }) => id);
}
