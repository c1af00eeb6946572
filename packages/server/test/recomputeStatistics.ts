import { countsForAttendance, minimumForAverages, wasThere } from '@learn/domain';
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
}

/** The summaries and the ordered records of a random world, aggregated slowly by loops: what the database must say. */
export function recomputeStatistics(
  world: WorldSpecification,
  filter: FilterSpecification,
  {
    employers,
    seesFeedback = true,
    sumsOnly = false,
    assignments: onlyAssignments,
    minimum = minimumForAverages,
  }: RecomputeOptions = {},
) {
  const percent = percentOf(minimum);
  const limited = filter.persons !== null || employers !== undefined;
  const counts = (person: number) =>
    (filter.persons === null || filter.persons.includes(person)) &&
    (employers === undefined || employers.some((employer) => employer === world.employers[person]));
  const inCircle = (name: string) => filter.circles === null || filter.circles.some((one) => one === name);
  const membersOf = ({ enrolments }: SessionSpecification) =>
    enrolments.filter(({ role, person }) => role === 'MEMBER' && counts(person));
  const chosen = world.sessions.filter(
    (session, index) =>
      (filter.sessions === null || filter.sessions.includes(index)) &&
      (filter.regions === null || filter.regions.includes(session.region)) &&
      (filter.generations === null || filter.generations.includes(session.generation)) &&
      (!limited || membersOf(session).length > 0),
  );

  const counted = sumsOnly
    ? chosen.filter((session) => membersOf(session).length >= minimumForAverages)
    : chosen;
  const withheld =
    sumsOnly && filter.persons !== null
      ? 'person_selection'
      : sumsOnly && counted.length === 0
        ? 'too_few_people'
        : null;
  const shown = withheld === null ? counted : [];
  const figure = (value: number) => (withheld === null ? value : null);
  /** the people whom a circle is for */
  const meeting = (session: SessionSpecification, circle: string) =>
    membersOf(session).filter(({ profile }) => {
      const code = world.circleProfiles?.[circle as CircleName];
      return code === undefined || profile === undefined || profile === code;
    });
  const isShown = (session: SessionSpecification, circle: string) =>
    !sumsOnly || meeting(session, circle).length >= minimumForAverages;
  const isMetByEnough = shown.some((session) =>
    ['basics', 'advanced', 'closed'].some((circle) => inCircle(circle) && isShown(session, circle)),
  );
  const circleWithheld = withheld === null && sumsOnly && !isMetByEnough ? 'too_few_people' : withheld;
  const circleFigure = (value: number) => (circleWithheld === null ? value : null);

  const assignments = shown.map((session) => {
    const planned = session.planned.filter((index) => {
      const circle = world.assignmentCircles[index] ?? '';
      const isMeant = onlyAssignments === undefined || onlyAssignments.includes(index);
      return isMeant && world.unseen?.assignment !== index && inCircle(circle) && isShown(session, circle);
    });
    return planned.map((index) => {
      const members = meeting(session, world.assignmentCircles[index] ?? '').map(({ person }) => person);
      const evaluated = session.completions.filter(
        (one) =>
          one.assignment === index && one.status === 'EVALUATION_SUBMITTED' && members.includes(one.person),
      );
      const rated = enough(
        evaluated.filter(({ points }) => points !== null),
        minimum,
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

  const days = shown.map((session) =>
    session.days
      .filter((held) => inCircle(held.circle))
      .map((held) => {
        const expected = membersOf(session).filter((member) =>
          countsForAttendance(
            { enrolledAt: moment(member.enrolled), optionalAttendance: member.optional },
            { end: moment(held.held) },
          ),
        );
        const entries = held.entries.filter((entry) =>
          expected.some(({ person }) => person === entry.person),
        );
        const present = entries.filter(({ status }) => wasThere(status)).length;
        return { expected: expected.length, present, recorded: entries.length };
      })
      .filter(({ expected }) => !sumsOnly || expected >= minimumForAverages),
  );
  const completedDays = days.map((ofSession) => ofSession.filter(({ recorded }) => recorded > 0));
  const present = sum(completedDays.flat(), (one) => one.present);
  const expected = sum(completedDays.flat(), (one) => one.expected);

  const feedback = seesFeedback
    ? chosen.flatMap((session) =>
        [...Map.groupBy(session.feedback, ({ circle }) => circle)]
          .filter(([name]) => inCircle(name))
          .map(([, answers]) => answers),
      )
    : [];
  // Of few ratings nothing is shown, neither by themselves nor in a sum.
  const rated = feedback.flatMap((answers) => enoughRated(answers));
  const satisfaction = (answers: readonly { readonly satisfaction: number | null }[]) =>
    sum(answers, (one) => one.satisfaction ?? 0);

  const assessed = shown
    .map((session) => {
      const people = isShown(session, 'basics') ? meeting(session, 'basics').map(({ person }) => person) : [];
      const known = session.assessments.filter(
        (one) => one.criterion === 'known' && people.includes(one.person) && inCircle('basics'),
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
      expert_count: new Set(
        chosen.flatMap(({ enrolments }) =>
          enrolments.flatMap(({ role, person }) => (role === 'EXPERT' ? [person] : [])),
        ),
      ).size,
      results_session_count: shown.length,
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
