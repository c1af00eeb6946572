import { countsForAttendance, minimumForAverages, wasThere } from '@learn/domain';
import {
  allCircles,
  everything,
  isWhole,
  type Member,
  oneRight,
  type Reader,
  type Rights,
  readersOf,
} from './statisticsReaders.ts';
import type {
  CircleName,
  FilterSpecification,
  SessionSpecification,
  WorldSpecification,
} from './statisticsWorld.ts';

const day = 24 * 60 * 60 * 1000;
const moment = (days: number) => new Date(Date.now() + days * day);
const sum = <One>(list: readonly One[], value: (one: One) => number) =>
  list.reduce((total, one) => total + value(one), 0);
/** rounded to one decimal, ties up; the numbers here are small enough for floats */
const tenths = (value: number) => Math.floor(value * 10 + 0.5 + 1e-9) / 10;
const percentOf = (minimum: number) => (part: number, whole: number, persons: number) =>
  persons < minimum || whole === 0 ? null : tenths((part / whole) * 100);
const average = (total: number, answers: number) =>
  answers < minimumForAverages ? null : tenths(total / answers);

interface RecomputeOptions {
  /** only the people of these organisations */
  readonly employers?: readonly number[];
  readonly seesFeedback?: boolean;
  /** only these, by index */
  readonly assignments?: readonly number[];
  /** points and averages of fewer people are left out */
  readonly minimum?: number;
  /** results of whole groups only: of sessions and days with enough of the people, and none of chosen people */
  readonly sumsOnly?: boolean;
  /** instead of employers and sumsOnly: several rights in a course */
  readonly rights?: Rights;
}

interface Thing {
  /** of attendance there is none */
  readonly circle?: string;
  readonly isMet?: (member: Member) => boolean;
}

/** The summaries and the ordered records of a random world, aggregated slowly by loops: what the database must say. */
export function recomputeStatistics(
  world: WorldSpecification,
  filter: FilterSpecification,
  {
    employers,
    seesFeedback = true,
    sumsOnly = false,
    rights,
    assignments: onlyAssignments,
    minimum = minimumForAverages,
  }: RecomputeOptions = {},
) {
  const percent = percentOf(minimum);
  const inCircle = (name: string) => filter.circles === null || filter.circles.some((one) => one === name);
  const isAsked = (person: number) => filter.persons === null || filter.persons.includes(person);
  const asked = world.sessions.filter(
    (session, index) =>
      (filter.sessions === null || filter.sessions.includes(index)) &&
      (filter.regions === null || filter.regions.includes(session.region)) &&
      (filter.generations === null || filter.generations.includes(session.generation)),
  );
  const taught = rights?.teaches && world.sessions[rights.teaches.session];
  const readers =
    rights === undefined ? [oneRight({ employers, sumsOnly, seesFeedback })] : readersOf(rights, world);
  const askedOf = (session: SessionSpecification, { sees }: Reader) =>
    session.enrolments.filter(
      (one) => one.role === 'MEMBER' && sees(world, session, one) && isAsked(one.person),
    );
  const isChosenBy = (reader: Reader) => (session: SessionSpecification) =>
    reader.reaches(world, session) &&
    ((reader.isOfEverybody && filter.persons === null) || askedOf(session, reader).length > 0);
  const chosen = asked.filter((session) => readers.some((reader) => isChosenBy(reader)(session)));
  const membersOf = (session: SessionSpecification) =>
    session.enrolments.filter((one) =>
      readers.some((reader) => reader.reaches(world, session) && askedOf(session, reader).includes(one)),
    );

  const profilesOf = (circle: CircleName) => {
    const code = world.circleProfiles?.[circle];
    return code === undefined ? [] : [code];
  };
  /** the people whom a circle is for */
  const meets = (circle: string) => {
    const code = world.circleProfiles?.[circle as CircleName];
    return ({ profile }: Member) => code === undefined || profile === undefined || profile === code;
  };
  /** The people whose results of a thing count, by the rights that show them; the first right that shows somebody counts. */
  const ways = (session: SessionSpecification, { circle, isMet = () => true }: Thing): Member[][] => {
    let rest = session.enrolments.filter(({ role }) => role === 'MEMBER');
    return readers.flatMap((reader) => {
      if (!isChosenBy(reader)(session) || !reader.shows(circle)) return [];
      const people = rest.filter((one) => reader.sees(world, session, one));
      rest = rest.filter((one) => !people.includes(one));
      if (!reader.isOfSums) return [people.filter(({ person }) => isAsked(person)).filter(isMet)];
      return filter.persons === null && isWhole(people, people.filter(isMet), reader.knows)
        ? [people.filter(isMet)]
        : [];
    });
  };
  const meeting = (session: SessionSpecification, circle: CircleName | 'closed') =>
    inCircle(circle) ? ways(session, { circle, isMet: meets(circle) }) : [];
  const isChosenAnywhere = (reader: Reader) => asked.some(isChosenBy(reader));
  const inForce = readers.some(isChosenAnywhere) ? readers.filter(isChosenAnywhere) : readers;
  /** The reason of the right that reaches the least, unless one of them shows something. */
  const reasonWhy = (
    isLimited: (reader: Reader) => boolean,
    isShownBy: (reader: Reader, session: SessionSpecification) => boolean,
  ) => {
    const reasons = inForce.map((reader) => {
      const sessions = asked.filter(isChosenBy(reader));
      if (!isLimited(reader) || sessions.some((session) => isShownBy(reader, session))) return null;
      if (!reader.isOfSums) return 'no_own_circles';
      return filter.persons === null ? 'too_few_people' : 'person_selection';
    });
    return reasons.includes(null) ? null : (reasons.at(-1) ?? null);
  };
  const restOf = (session: SessionSpecification, reader: Reader) =>
    session.enrolments.filter(
      (one) =>
        one.role === 'MEMBER' &&
        reader.sees(world, session, one) &&
        !readers.some((other) => !other.isOfEverybody && !other.isOfSums && other.sees(world, session, one)),
    );
  const hasGroup = (
    reader: Reader,
    session: SessionSpecification,
    isMet: (one: Member) => boolean = () => true,
  ) => {
    const people = restOf(session, reader);
    return filter.persons === null && isWhole(people, people.filter(isMet), reader.knows);
  };
  const withheld = reasonWhy(
    ({ isOfSums }) => isOfSums,
    (reader, session) => hasGroup(reader, session),
  );
  const circleWithheld = reasonWhy(
    ({ isOfSums, shows }) => isOfSums || shows !== everything,
    (reader, session) =>
      reader.isOfSums
        ? allCircles.some((circle) => inCircle(circle) && hasGroup(reader, session, meets(circle)))
        : allCircles.some((circle) => inCircle(circle) && reader.shows(circle)),
  );
  const figure = (value: number) => (withheld === null ? value : null);
  const circleFigure = (value: number) => (circleWithheld === null ? value : null);

  const assignments = chosen.map((session) => {
    const planned = session.planned.flatMap((index) => {
      const isMeant = onlyAssignments === undefined || onlyAssignments.includes(index);
      const people = meeting(session, world.assignmentCircles[index] ?? 'closed');
      return isMeant && world.unseen?.assignment !== index && people.length > 0 ? [{ index, people }] : [];
    });
    return planned.map(({ index, people }) => {
      const members = people.flat();
      const evaluatedOf = (some: readonly Member[]) =>
        session.completions.filter(
          (one) =>
            one.assignment === index &&
            one.status === 'EVALUATION_SUBMITTED' &&
            some.some(({ person }) => person === one.person),
        );
      const evaluated = evaluatedOf(members);
      const rated = people.flatMap((some) =>
        enough(
          evaluatedOf(some).filter(({ points }) => points !== null),
          minimum,
        ),
      );
      const passed = evaluated.filter((one) => one.passed === true).length;
      const failed = evaluated.filter((one) => one.passed === false).length;
      const points = sum(rated, (one) => (one.points ?? 0) / 4);
      return {
        passed,
        failed,
        unranked: members.length - evaluated.length,
        completed: evaluated.length > 0 && evaluated.length === members.length,
        rated: rated.length,
        points,
        averagePassed: percent(passed, passed + failed, passed + failed),
        averagePercent: percent(points, rated.length * 20, rated.length),
      };
    });
  });
  const allAssignments = assignments.flat();
  const passed = sum(allAssignments, (one) => one.passed);
  const failed = sum(allAssignments, (one) => one.failed);
  const most = (value: (one: (typeof allAssignments)[number]) => number) =>
    sum(assignments, (ofSession) => Math.max(0, ...ofSession.map(value)));

  const days = chosen.map((session) =>
    session.days
      .filter((held) => inCircle(held.circle))
      .flatMap((held) => {
        const isMet = (member: Member) =>
          countsForAttendance(
            {
              enrolledAt: moment(member.enrolled),
              optionalAttendance: member.optional,
              profile: member.profile ?? null,
            },
            { end: moment(held.held), profiles: profilesOf(held.circle) },
          );
        const people = ways(session, { isMet });
        if (people.length === 0) return [];
        const expected = people.flat();
        const entries = held.entries.filter((entry) =>
          expected.some(({ person }) => person === entry.person),
        );
        const present = entries.filter(({ status }) => wasThere(status)).length;
        return [{ expected: expected.length, present, recorded: entries.length }];
      }),
  );
  const completedDays = days.map((ofSession) => ofSession.filter(({ recorded }) => recorded > 0));
  const present = sum(completedDays.flat(), (one) => one.present);
  const expected = sum(completedDays.flat(), (one) => one.expected);

  const hasFeedbackRight = inForce.some((reader) => reader.seesFeedback);
  const ofAnonymous = filter.persons === null ? null : ('anonymous' as const);
  const feedbackWithheld = hasFeedbackRight ? ofAnonymous : ('not_in_role' as const);
  const feedback = chosen
    .filter(() => feedbackWithheld === null)
    .filter((session) => readers.some((reader) => reader.seesFeedback && isChosenBy(reader)(session)))
    .flatMap((session) =>
      [...Map.groupBy(session.feedback, ({ circle }) => circle)]
        .filter(([name]) => inCircle(name))
        .map(([, answers]) => answers),
    );
  // Of few ratings nothing is shown, neither by themselves nor in a sum.
  const rated = feedback.flatMap((answers) => enoughRated(answers));
  const satisfaction = (answers: readonly { readonly satisfaction: number | null }[]) =>
    sum(answers, (one) => one.satisfaction ?? 0);

  const assessed = chosen
    .map((session) => {
      const people = meeting(session, 'basics').flat();
      const known = session.assessments.filter(
        (one) => one.criterion === 'known' && people.some(({ person }) => person === one.person),
      );
      return {
        success: known.filter(({ status }) => status === 'SUCCESS').length,
        fail: known.filter(({ status }) => status === 'FAIL').length,
      };
    })
    .filter(({ success, fail }) => success + fail > 0);

  return {
    metrics: {
      session_count: chosen.length,
      participant_count: new Set(chosen.flatMap((session) => membersOf(session).map(({ person }) => person)))
        .size,
      expert_count:
        new Set(
          chosen.flatMap(({ enrolments }) =>
            enrolments.flatMap(({ role, person }) => (role === 'EXPERT' ? [person] : [])),
          ),
        ).size + (chosen.some((session) => session === taught) ? 1 : 0),
      results_session_count: chosen.filter((session) =>
        readers.some(
          (reader) => isChosenBy(reader)(session) && (!reader.isOfSums || hasGroup(reader, session)),
        ),
      ).length,
    },
    assignments: {
      records: allAssignments.map((one) =>
        JSON.stringify([
          one.passed,
          one.failed,
          one.unranked,
          one.completed,
          one.averagePassed,
          one.averagePercent,
        ]),
      ),
      summary: {
        withheld: circleWithheld,
        completed_count: circleFigure(allAssignments.filter(({ completed }) => completed).length),
        total_passed: circleFigure(passed),
        total_failed: circleFigure(failed),
        total_unranked: circleFigure(sum(allAssignments, (one) => one.unranked)),
        total_records: allAssignments.length,
        average_passed: percent(
          passed,
          passed + failed,
          most((one) => one.passed + one.failed),
        ),
        average_evaluation_percent: percent(
          sum(allAssignments, (one) => one.points),
          sum(allAssignments, (one) => one.rated * 20),
          most((one) => one.rated),
        ),
      },
    },
    attendance: {
      records: days.flat().map((one) => JSON.stringify([one.present, one.expected, one.recorded])),
      summary: {
        withheld,
        days_completed: figure(completedDays.flat().length),
        participants_present: figure(present),
        participants_total: figure(expected),
        average_present: percent(
          present,
          expected,
          sum(completedDays, (ofSession) => Math.max(0, ...ofSession.map((one) => one.expected))),
        ),
        total_records: days.flat().length,
      },
    },
    feedback: {
      records: feedback.map((answers) => {
        const known = enoughRated(answers);
        return JSON.stringify([answers.length, average(satisfaction(known), known.length)]);
      }),
      summary: {
        withheld: feedbackWithheld,
        satisfaction_average: average(satisfaction(rated), rated.length),
        satisfaction_max: 4,
        total_responses: feedback.flat().length,
        total_records: feedback.length,
      },
    },
    competences: {
      records: assessed.map(({ success, fail }) => JSON.stringify([success, fail])),
      summary: {
        withheld: circleWithheld,
        success_total: circleFigure(sum(assessed, ({ success }) => success)),
        fail_total: circleFigure(sum(assessed, ({ fail }) => fail)),
        total_records: assessed.length,
      },
    },
  };
}

function enoughRated<Answer extends { readonly satisfaction: number | null }>(
  answers: readonly Answer[],
): readonly Answer[] {
  return enough(answers.filter(({ satisfaction }) => satisfaction !== null));
}

const enough = <One>(list: readonly One[], minimum = minimumForAverages): readonly One[] =>
  list.length < minimum ? [] : list;
