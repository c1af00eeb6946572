import { pageKey, paths } from '@learn/course-content';
import type { ProfileCode } from '@learn/domain';
import { matchesProfile, zurichDay } from '@learn/domain';
import { shiftDays } from './dates.ts';
import { demoId } from './demoId.ts';
import { type Member, type PeopledSession, profileId } from './enrolments.ts';
import { type Exams, examPrice, examTypeId } from './exams.ts';
import type { NewExamResult, NewGrantedCertificate } from './rows.ts';

/** Exams of earlier years cost less, in Rappen. */
const rise = 2_000;

/** Of this year and the two before: some members have an exam of each from before this course. */
const earlierYears = [0, 1, 2] as const;

/**
 * Certificates by branch and year, with the exams of earlier years that led to them; what was passed this year follows
 * from `exams`. Only courses with profiles grant them.
 */
export function certificationRows(
  session: PeopledSession,
  now: Date,
  exams: Exams,
): { certificates: NewGrantedCertificate[]; results: NewExamResult[] } {
  const { demo } = session;
  if (!demo.course.configuration.enable_course_profiles) return { certificates: [], results: [] };
  const members = new Map(session.members.map((member) => [member.userId, member]));
  const granted = exams.results.flatMap(({ userId, result, takenOn }) => {
    const member = members.get(userId);
    return result === 'passed' && member?.profile !== undefined
      ? [certificate(session, { member, profile: member.profile, grantedOn: takenOn })]
      : [];
  });
  const results: NewExamResult[] = [];
  const earlier: NewGrantedCertificate[] = session.members.flatMap((member, index) =>
    earlierYears.flatMap((years) => {
      if ((index + years) % 3 === 0) return [];
      const takenOn = zurichDay(shiftDays(now, -365 * years - 25 - 2 * index));
      const passed = (index + years) % 5 !== 0;
      results.push({
        id: demoId(`exam result/${demo.key}/${years}/${member.person.username}`),
        userId: member.userId,
        courseSessionId: session.session.id,
        circleKey: pageKey(paths.circle(demo.course.slug, 'pensionierung')),
        examTypeId: examTypeId('zp-personen'),
        result: passed ? 'passed' : 'failed',
        price: examPrice('zp-personen') - rise * years,
        organisationId: member.organisationId,
        takenOn,
      });
      const profile = otherProfile(session, member, index + years);
      return passed && profile !== undefined
        ? [certificate(session, { member, profile, grantedOn: takenOn })]
        : [];
    }),
  );
  // Nobody is granted the same branch twice.
  const byId = new Map([...granted, ...earlier].map((row) => [row.id, row]));
  return { certificates: [...byId.values()], results };
}

/** A branch that is not the one of this course. */
function otherProfile({ demo }: PeopledSession, member: Member, index: number): ProfileCode | undefined {
  const others = (demo.course.profiles ?? [])
    .toReversed()
    .filter((code) => !matchesProfile([code], member.profile));
  return others[index % Math.max(others.length, 1)];
}

interface Grant {
  readonly member: Member;
  readonly profile: ProfileCode;
  readonly grantedOn: string;
}

function certificate(
  { demo, session }: PeopledSession,
  { member, profile, grantedOn }: Grant,
): NewGrantedCertificate {
  return {
    id: demoId(`granted certificate/${demo.key}/${profile}/${member.person.username}`),
    userId: member.userId,
    courseSessionId: session.id,
    profileId: profileId(profile),
    organisationId: member.organisationId,
    grantedOn,
  };
}
