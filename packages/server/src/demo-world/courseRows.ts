import type { Localised } from '@learn/contracts';
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
  const rows = demoCourses.map((course, position): typeof courses.$inferInsert => ({
    id: demoId(`course/${course.slug}`),
    courseType: course.courseType,
    slug: course.slug,
    titles: course.title,
    categoryNames: course.categoryName,
    position,
    enableCircleDocuments: course.configuration.enable_circle_documents,
    enableLearningMentor: course.configuration.enable_learning_mentor,
    enableCompetenceCertificates: course.configuration.enable_competence_certificates,
    enableCourseProfiles: course.configuration.enable_course_profiles,
  }));
  const profiles = demoCourses.flatMap((course) =>
    course.profiles.map((code): typeof courseCourseProfiles.$inferInsert => ({
      courseId: demoId(`course/${course.slug}`),
      courseProfileId: profileId(code),
    })),
  );
  return { rows, profiles };
}
