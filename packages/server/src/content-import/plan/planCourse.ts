import type { Course } from '@learn/course-content';
import type { Database } from '../../database/database.ts';
import {
  assignmentRows,
  certificateRows,
  type NewAssignment,
  type NewCertificate,
} from '../rows/assignmentRows.ts';
import { courseRow, type NewCourse } from '../rows/courseRow.ts';
import { mediaRows, type NewMediaCategory, type NewMediaContent } from '../rows/mediaRows.ts';
import { type NewPage, pageRows } from '../rows/pageRows.ts';
import { compareRows, type RowChanges } from './compareRows.ts';
import { type FileToStore, planFiles } from './planFiles.ts';
import { type CourseRows, readCourseRows } from './readCourseRows.ts';

export type PlannedMedia = NewMediaContent & { readonly fileId: string | null };

type Current<Key extends 'pages' | 'assignments' | 'certificates' | 'categories'> = CourseRows[Key][number];
export type CurrentMedia = CourseRows['media'][number]['content'];

/** What has to happen to the rows of a course. */
export interface CoursePlan {
  readonly course: Course;
  readonly courseId: string;
  readonly before: CourseRows;
  readonly courseChanges: RowChanges<NewCourse, NonNullable<CourseRows['course']>>;
  /** codes, where they differ */
  readonly profiles: readonly string[] | undefined;
  readonly pages: RowChanges<NewPage, Current<'pages'>>;
  readonly certificates: RowChanges<NewCertificate, Current<'certificates'>>;
  readonly assignments: RowChanges<NewAssignment, Current<'assignments'>>;
  readonly categories: RowChanges<NewMediaCategory, Current<'categories'>>;
  readonly media: RowChanges<PlannedMedia, CurrentMedia>;
  readonly files: readonly FileToStore[];
}

const byTranslation = (row: { readonly translationKey: string; readonly language: string }) =>
  `${row.translationKey}/${row.language}`;

/** Compares a course with its rows; writes nothing. */
export async function planCourse(db: Database, course: Course): Promise<CoursePlan> {
  const before = await readCourseRows(db, course.slug);
  const wanted = courseRow(course, before.course);
  const courseId = wanted.id;
  const certificates = certificateRows(course, courseId);
  const certificateIds = new Map(
    [...certificates, ...before.certificates].map(({ slug, id }) => [slug, id] as const),
  );
  const media = mediaRows(course, courseId);
  const files = await planFiles(db, media.attachments, before.media);
  const profilesBefore = before.profiles.map(({ code }) => code);
  const profiles: readonly string[] = course.profiles ?? profilesBefore;
  const sameProfiles = sorted(profiles) === sorted(profilesBefore);
  return {
    course,
    courseId,
    before,
    courseChanges: compareRows(
      { wanted: [wanted], current: before.course === undefined ? [] : [before.course] },
      {
        keyOf: ({ slug }) => slug,
        fields: [
          'courseType',
          'titles',
          'categoryNames',
          'position',
          'enableCircleDocuments',
          'enableLearningMentor',
          'enableCompetenceCertificates',
          'enableCourseProfiles',
          'openForOnboarding',
          'homeWidgets',
        ],
      },
    ),
    profiles: sameProfiles ? undefined : profiles,
    pages: compareRows(
      { wanted: pageRows(course, courseId), current: before.pages },
      {
        keyOf: byTranslation,
        fields: [
          'parentKey',
          'position',
          'contentType',
          'slug',
          'title',
          'live',
          'canUserSelfToggle',
          'data',
        ],
      },
    ),
    certificates: compareRows(
      { wanted: certificates, current: before.certificates },
      { keyOf: ({ slug }) => slug, fields: ['titles', 'position'] },
    ),
    assignments: compareRows(
      { wanted: assignmentRows(course, courseId, certificateIds), current: before.assignments },
      {
        keyOf: ({ contentKey }) => contentKey,
        fields: [
          'circleKey',
          'slug',
          'titles',
          'assignmentType',
          'needsExpertEvaluation',
          'competenceCertificateId',
          'competenceCertificateWeight',
          'maxPoints',
          'passRule',
          'hasExtendedTimeTest',
          'texts',
        ],
      },
    ),
    categories: compareRows(
      { wanted: media.categories, current: before.categories },
      { keyOf: byTranslation, fields: ['position', 'slug', 'icon', 'title', 'description', 'live'] },
    ),
    media: compareRows(
      {
        wanted: media.contents.map((row) => ({
          ...row,
          fileId: files.fileIds.get(byTranslation(row)) ?? null,
        })),
        current: before.media.map(({ content }) => content),
      },
      {
        keyOf: byTranslation,
        fields: [
          'categoryKey',
          'position',
          'slug',
          'kind',
          'title',
          'description',
          'text',
          'url',
          'fileId',
          'minutes',
          'duration',
          'transcript',
          'contentKeys',
          'live',
        ],
      },
    ),
    files: files.toStore,
  };
}

function sorted(codes: readonly string[]): string {
  return codes.toSorted().join(' ');
}
