import type { adminCourseEndpoints, EndpointBody } from '@learn/contracts/endpoints';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { type ChangedParts, overStored } from '../endpoints/overStored.ts';
import { notFound, validationFailed } from '../errors.ts';
import { type CourseRow, courseCourseProfiles, courseProfiles, courses } from './tables.ts';

type CourseChange = EndpointBody<typeof adminCourseEndpoints.change>;

/**
 * Changes what is given of a course's configuration.
 * @param onlyFlags the flags that count of the configuration
 * @throws not_found; validation_failed for a profile that is not active or does not exist
 */
export async function writeCourse(
  db: Database,
  { courseId, actorId }: { readonly courseId: string; readonly actorId: string },
  { change, onlyFlags }: { readonly change: CourseChange; readonly onlyFlags: ChangedParts },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [before] = await transaction.select().from(courses).where(eq(courses.id, courseId)).for('update');
    if (before === undefined) throw notFound();
    const { configuration } = change;
    const counting: CourseChange = {
      ...change,
      ...(configuration && { configuration: overStored(flagsOf(before), configuration, onlyFlags) }),
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
