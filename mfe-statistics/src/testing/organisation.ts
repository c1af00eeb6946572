import { typed } from '@learn/testing';
import type { OrganisationStatisticsQuery } from '../__generated__/graphql.ts';
import type { Organisation } from '../responsible/organisationView.ts';

export const courseSessionId = 'session-bern';

const person = (user_id: string, first_name: string, chosen_profile: string | null) => ({
  user_id,
  first_name,
  last_name: 'Muster',
  chosen_profile,
});

const mia = person('mia', 'Mia', 'leben');
const ben = person('ben', 'Ben', 'generell');
const zoe = person('zoe', 'Zoé', null);

function cost(who: typeof mia, confirmed_on: string, price_chf: number) {
  return typed('TrainingResponsibleCourseCost', {
    ...who,
    product_title: 'Platz in Bern',
    year: Number(confirmed_on.slice(0, 4)),
    confirmed_on,
    price_chf,
  });
}

function exam(who: typeof mia, taken_on: string, exam_result: 'passed' | 'failed') {
  return typed('TrainingResponsibleExamStatistics', {
    ...who,
    exam_type_name: 'Zwischenprüfung Sach',
    exam_result,
    price_chf: 420,
    year: Number(taken_on.slice(0, 4)),
    taken_on,
  });
}

const certificates = (year: number, profile_code: string, count: number) =>
  typed('TrainingResponsibleCertificateStatistics', { year, profile_code, count });

/** An organisation with people of two profiles and one without, in 2026 and 2025. */
export function organisation(change: Partial<Organisation> = {}): Organisation {
  const participants = [mia, ben, zoe].map(({ chosen_profile }) =>
    typed('EnrolledParticipant', { chosen_profile }),
  );
  return typed('TrainingResponsibleStatistics', {
    course_session_id: courseSessionId,
    course_session: typed('TrainingResponsibleSession', {
      course_id: 'course',
      course_title: 'Versicherungsvermittler/-in',
      course_slug: 'versicherung',
      course_type: 'vv',
      title: 'Bern 2026',
    }),
    organisation_names: ['Silberdistel AG'],
    sessions: [
      typed('StatisticsSession', { id: courseSessionId, name: 'Bern 2026' }),
      typed('StatisticsSession', { id: 'session-basel', name: 'Basel 2025' }),
    ],
    profiles: [
      typed('ProfileName', { profile_id: 'id-generell', code: 'generell', name: 'Generell' }),
      typed('ProfileName', { profile_id: 'id-leben', code: 'leben', name: 'Leben' }),
    ],
    participants_per_year: [typed('ParticipantsPerYear', { year: 2026, participants })],
    course_costs: [
      cost(mia, '2026-09-15', 14_500.5),
      cost(ben, '2026-03-01', 1450),
      cost(zoe, '2026-03-02', 1450),
      cost(mia, '2025-05-01', 960),
    ],
    exams: [
      exam(mia, '2026-10-01', 'passed'),
      exam(ben, '2026-10-02', 'failed'),
      exam(mia, '2026-03-01', 'passed'),
      exam(ben, '2025-03-01', 'passed'),
    ],
    certificates: [certificates(2025, 'generell', 2), certificates(2026, 'leben', 3)],
    ...change,
  });
}

/** The answer to the pages of a training responsible. */
export function organisationAnswer(change: Partial<Organisation> = {}): OrganisationStatisticsQuery {
  return { training_responsible_statistics: organisation(change) };
}
