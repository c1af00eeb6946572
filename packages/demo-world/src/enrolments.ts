import type { Circle, Course } from '@learn/course-content';
import { pageKey, paths } from '@learn/course-content';
import type { ProfileCode } from '@learn/domain';
import { profileCodes, zurichDay } from '@learn/domain';
import { demoId } from './demoId.ts';
import { type createInvention, namedPeople, organisationId, type Person } from './people.ts';
import { type Walker, walk } from './progress.ts';
import { pick, type Random, seededRandom } from './random.ts';
import type { NewCompletion, NewEnrolment, NewExpertCircle, NewMentorRelation, NewSession } from './rows.ts';
import { type DemoSession, membersPerSession } from './sessions.ts';

const day = 24 * 60 * 60 * 1000;
const inventedExperts = 2;
const inventedMentees = 3;

/** Who may stay away from attendance days, by position in the session. */
const attendingByChoice: readonly number[] = [9, 17];

/** A participant of a session, with what the work that is made up for them depends on. */
export interface Member {
  readonly person: Person;
  readonly userId: string;
  readonly enrolmentId: string;
  readonly organisationId: string | null;
  readonly profile: ProfileCode | undefined;
  /** share of the path that is done, 0 to 1 */
  readonly share: number;
  readonly enrolledAt: Date;
  readonly optionalAttendance: boolean;
}

/** A session with everybody in it. */
export interface PeopledSession {
  readonly demo: DemoSession;
  readonly session: NewSession & { readonly id: string };
  readonly members: readonly Member[];
  /** user id of the expert of each circle, by the slug of the circle */
  readonly expertOf: ReadonlyMap<string, string>;
  /** user ids of the learning mentors, by the user id of the participant */
  readonly mentorOf: ReadonlyMap<string, string>;
  /** the invented people; named accounts exist once for all sessions */
  readonly people: readonly { readonly person: Person; readonly profile: ProfileCode | undefined }[];
  readonly enrolments: readonly NewEnrolment[];
  readonly expertCircles: readonly NewExpertCircle[];
  readonly mentorRelations: readonly NewMentorRelation[];
  readonly completions: readonly NewCompletion[];
}

export function profileId(code: ProfileCode): string {
  return demoId(`profile/${code}`);
}

/** Fills a session with participants and their progress, experts and learning mentors. */
export function peopleSession(
  demo: DemoSession,
  now: Date,
  invent: ReturnType<typeof createInvention>,
): PeopledSession {
  const random = seededRandom(demo.key);
  const sessionId = demoId(`session/${demo.key}`);
  const start = new Date(now.getTime() + demo.startDay * day);
  const end = new Date(now.getTime() + demo.endDay * day);
  const people: { person: Person; profile: ProfileCode | undefined }[] = [];
  const enrolments: NewEnrolment[] = [];
  const expertCircles: NewExpertCircle[] = [];
  const mentorRelations: NewMentorRelation[] = [];
  const completions: NewCompletion[] = [];
  const members: Member[] = [];
  const expertOf = new Map<string, string>();
  const mentorOf = new Map<string, string>();
  const known = new Map(namedPeople().map((person) => [person.username, person]));

  const newcomer = (profile?: ProfileCode) => {
    const person = invent(demo);
    people.push({ person, profile });
    known.set(person.username, person);
    return person.username;
  };
  const enrol = (username: string, role: NewEnrolment['role'], more: Partial<NewEnrolment> = {}) => {
    const id = enrolmentId(demo, username);
    const enrolment = { id, courseSessionId: sessionId, userId: demoId(`user/${username}`), role };
    enrolments.push({ ...enrolment, createdAt: new Date(start.getTime() - 20 * day), ...more });
    return id;
  };

  const named = Object.entries(demo.members);
  for (const [username, share] of named) {
    const profile = demo.course.profiles?.includes('generell') ? 'generell' : undefined;
    const to = new Date(now.getTime() - 20 * 60 * 60 * 1000);
    addMember(username, profile, { share, to });
  }
  for (let index = named.length; index < membersPerSession; index += 1) {
    const profile = chosenProfile(demo.course, random);
    const to = new Date(start.getTime() + (now.getTime() - start.getTime()) * (0.55 + 0.44 * random()));
    addMember(newcomer(profile), profile, { share: inventedShare(index, random), to });
  }
  addExperts();
  if (demo.course.configuration.enable_learning_mentor) addMentors();

  function addMember(
    username: string,
    profile: ProfileCode | undefined,
    { share, to }: Pick<Walker, 'share' | 'to'>,
  ): void {
    const person = known.get(username);
    if (person === undefined) throw new Error(`Nobody is called ${username}.`);
    // on a Monday, what was announced the workday before is three days old
    const enrolledAt = new Date(share === 0 ? now.getTime() - 4 * day : start.getTime() - 20 * day);
    const optionalAttendance = attendingByChoice.includes(members.length);
    const enrolmentId = enrol(username, 'MEMBER', {
      createdAt: enrolledAt,
      optionalAttendance,
      ...(profile !== undefined && demo.course.configuration.enable_course_profiles
        ? { chosenProfileId: profileId(profile) }
        : {}),
    });
    const userId = demoId(`user/${username}`);
    members.push({
      person,
      userId,
      enrolmentId,
      organisationId: person.company === undefined ? null : organisationId(person.company),
      profile,
      share,
      enrolledAt,
      optionalAttendance,
    });
    completions.push(
      ...walk({
        courseSessionId: sessionId,
        userId,
        course: demo.course,
        profile,
        share,
        from: start,
        to,
        random: seededRandom(`${demo.key}/${username}`),
      }),
    );
  }

  function addExperts(): void {
    const circles = circleSlugs(demo.course);
    const add = (username: string, slugs: readonly string[]) => {
      const courseSessionUserId = enrol(username, 'EXPERT');
      for (const slug of slugs) {
        if (!expertOf.has(slug)) expertOf.set(slug, demoId(`user/${username}`));
      }
      expertCircles.push(
        ...slugs.map((slug) => ({
          courseSessionUserId,
          circleKey: pageKey(paths.circle(demo.course.slug, slug)),
        })),
      );
    };
    const taken = new Set(Object.values(demo.experts).flat());
    const free = circles.filter((slug) => !taken.has(slug));
    const shared = free.length > 0 ? free : circles;
    for (const [username, slugs] of Object.entries(demo.experts)) add(username, slugs);
    for (let index = 0; index < inventedExperts; index += 1) {
      add(
        newcomer(),
        shared.filter((_, position) => position % inventedExperts === index),
      );
    }
  }

  function addMentors(): void {
    const invented = people.slice(0, 2 * inventedMentees).map(({ person }) => person.username);
    const mentors: [string, readonly string[]][] = Object.entries(demo.mentors);
    if (mentors.length === 0) mentors.push([newcomer(), invented.splice(0, 1)]);
    for (const [mentor, mentees] of mentors) {
      enrol(mentor, 'LEARNING_MENTOR');
      const mentorId = demoId(`user/${mentor}`);
      for (const mentee of [...mentees, ...invented.splice(0, inventedMentees)]) {
        mentorRelations.push({ mentorId, participantId: enrolmentId(demo, mentee) });
        mentorOf.set(demoId(`user/${mentee}`), mentorId);
      }
    }
  }

  return {
    demo,
    members,
    expertOf,
    mentorOf,
    session: {
      id: sessionId,
      courseId: demoId(`course/${demo.course.slug}`),
      titles: sessionTitles(demo, start, end),
      startDate: zurichDay(start),
      endDate: zurichDay(end),
      region: demo.region,
      generation: yearOf(end),
      createdAt: new Date(start.getTime() - 60 * day),
      updatedAt: new Date(start.getTime() - 30 * day),
    },
    people,
    enrolments,
    expertCircles,
    mentorRelations,
    completions,
  };
}

function enrolmentId(demo: DemoSession, username: string): string {
  return demoId(`enrolment/${demo.key}/${username}`);
}

/** Two have not begun, three have finished, the others are anywhere between. */
function inventedShare(index: number, random: Random): number {
  const share = 0.05 + 0.9 * random();
  if (index < 3) return share;
  if (index < 5) return 0;
  return index < 8 ? 1 : share;
}

function chosenProfile(course: Course, random: Random): ProfileCode | undefined {
  const offered = profileCodes.filter((code) => course.profiles?.includes(code));
  return offered.length === 0 ? undefined : pick(random, offered);
}

function circleSlugs(course: Course): string[] {
  return course.topics.flatMap((topic) => topic.circles.map((circle: Circle) => circle.slug));
}

function sessionTitles({ place }: DemoSession, start: Date, end: Date) {
  const years = `${yearOf(start)}/${yearOf(end).slice(2)}`;
  return { de: `${place.de} ${years}`, fr: `${place.fr} ${years}`, it: `${place.it} ${years}` };
}

function yearOf(date: Date): string {
  return zurichDay(date).slice(0, 4);
}
