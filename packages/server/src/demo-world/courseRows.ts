import type { Localised } from '@learn/contracts';
import { entersByOnboarding } from '@learn/domain';
import type { courseCourseProfiles, courseProfiles, courses } from '../courses/tables.ts';
import type { CourseContent, ProfileCode } from './content.ts';
import { ag } from './courses/ag.ts';
import { et } from './courses/et.ts';
import { uk } from './courses/uk.ts';
import { vv } from './courses/vv.ts';
import { demoId } from './demoId.ts';
import { profileId } from './enrolments.ts';

/** The courses in the order in which they are shown. */
export const demoCourses: readonly CourseContent[] = [vv, uk, ag, et];

const profileNames: Readonly<Record<ProfileCode, Localised>> = {
  generell: { de: 'Generell', fr: 'Général', it: 'Generale' },
  krankenzusatzversicherung: {
    de: 'Krankenzusatzversicherung',
    fr: 'Assurance-maladie complémentaire',
    it: 'Assicurazione malattia complementare',
  },
  leben: { de: 'Leben', fr: 'Vie', it: 'Vita' },
  nichtleben: { de: 'Nicht-Leben', fr: 'Non-vie', it: 'Non vita' },
  automobilgewerbe: { de: 'Automobilgewerbe', fr: 'Branche automobile', it: 'Settore automobilistico' },
};

const codes: readonly ProfileCode[] = [
  'generell',
  'krankenzusatzversicherung',
  'leben',
  'nichtleben',
  'automobilgewerbe',
];

export function profileRows(): (typeof courseProfiles.$inferInsert)[] {
  return codes.map((code, position) => ({ id: profileId(code), code, names: profileNames[code], position }));
}

/** The courses, and which profiles each can be taken in. */
export function courseRows() {
  const described = demoCourses.map(describeCourse);
  return { rows: described.map(({ row }) => row), profiles: described.flatMap(({ profiles }) => profiles) };
}

/** @param position among the courses */
export function describeCourse(course: CourseContent, position: number) {
  const id = demoId(`course/${course.slug}`);
  const row: typeof courses.$inferInsert = {
    id,
    courseType: course.courseType,
    slug: course.slug,
    titles: course.title,
    categoryNames: course.categoryName,
    position,
    enableCircleDocuments: course.configuration.enable_circle_documents,
    enableLearningMentor: course.configuration.enable_learning_mentor,
    enableCompetenceCertificates: course.configuration.enable_competence_certificates,
    enableCourseProfiles: course.configuration.enable_course_profiles,
    openForOnboarding: entersByOnboarding(course.courseType),
  };
  const profiles = course.profiles.map((code): typeof courseCourseProfiles.$inferInsert => ({
    courseId: id,
    courseProfileId: profileId(code),
  }));
  return { row, profiles };
}
