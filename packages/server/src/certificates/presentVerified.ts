import { type Language, zurichDay } from '@learn/domain';
import type { VerifiedCertificate } from './verifyCertificate.ts';

/** What a stranger with the code learns: what the paper says of it, and whether it counts; nothing else of the person. */
export function presentVerified({ issued, state }: VerifiedCertificate, language: Language) {
  return {
    code: issued.code,
    state,
    person_name: issued.personName,
    title: issued.titles[language],
    course_title: issued.courseTitles[language],
    issued_on: zurichDay(issued.issuedAt),
    grade_official: issued.gradeOfficial,
  };
}
