import { createLinks, type LinkName, linkPatterns } from '@learn/contracts';
import { type DashboardRole, dashboardRoles, type SummaryBox, summaryBoxesOf } from '@learn/domain';
import { dashboardCourse } from '@learn/testing';
import { describe, expect, it } from 'vitest';
import { boxLink } from './boxLinks.ts';

const slug = 'versicherung';
const participants = 'course=c1&role=MEMBER';

/** What is live beside the shell, which answers persons and dates. */
const live = {
  nothing: [],
  cockpit: ['cockpit', 'attendance', 'learningMentor', 'learningMentorTasks'],
  statistics: [
    'attendanceStatistic',
    'assignmentStatistic',
    'competenceStatistic',
    'feedbackStatistic',
    'agentGrades',
    'courseCost',
  ],
  competence: ['certificateSummary', 'evaluation'],
} as const satisfies Record<string, readonly LinkName[]>;

type Live = keyof typeof live;
/** text and address by what is live, undefined for a figure that stands alone */
type Expected = Readonly<Record<Live, string | undefined>>;

const persons = `link /dashboard/persons?${participants}`;
const byPerson = `byPerson /dashboard/persons-competence?${participants}`;
const always = (target: string | undefined): Expected => ({
  nothing: target,
  cockpit: target,
  statistics: target,
  competence: target,
});

const certificates = `/dashboard/certificates/${slug}`;
const selfAssessments: Expected = {
  nothing: undefined,
  cockpit: undefined,
  statistics: `link /statistic/${slug}/competence`,
  competence: `link /dashboard/evaluation/${slug}`,
};

const leading: Readonly<Partial<Record<SummaryBox, Expected>>> = {
  participants: always(persons),
  certificates: {
    ...always(byPerson),
    statistics: `link /statistic/${slug}/assignment`,
    competence: `byPerson ${certificates}`,
  },
  selfAssessments,
  attendance: {
    ...always(undefined),
    cockpit: `link /course/${slug}/cockpit/attendance`,
    statistics: `link /statistic/${slug}/attendance`,
  },
  feedback: {
    ...always(undefined),
    cockpit: `inCockpit /course/${slug}/cockpit`,
    statistics: `link /statistic/${slug}/feedback`,
  },
};

const mentoring: Readonly<Partial<Record<SummaryBox, Expected>>> = {
  mentees: { ...always(`participants.${persons}`), cockpit: `link /course/${slug}/learning-mentor` },
  openTasks: { ...always(undefined), cockpit: `link /course/${slug}/learning-mentor/tasks` },
};

const table: Readonly<Record<DashboardRole, Readonly<Partial<Record<SummaryBox, Expected>>>>> = {
  Member: {},
  MentorVV: mentoring,
  MentorUK: mentoring,
  Trainer: leading,
  Supervisor: leading,
  Berufsbildner: {
    participants: always(persons),
    certificates: {
      ...always(byPerson),
      statistics: `link /statistic/berufsbildner/${slug}/competence-grade`,
      competence: `byPerson ${certificates}`,
    },
    selfAssessments,
    attendance: { ...always(undefined), statistics: `link /statistic/${slug}/attendance` },
  },
  Ausbildungsverantwortlicher: {
    participants: always(persons),
    costs: always(undefined),
    certificates: { ...always(undefined), competence: `link ${certificates}` },
    feedback: { ...always(undefined), statistics: `link /statistic/${slug}/feedback` },
  },
  Prüfungsexperte: { nextExam: always('link /dashboard/due-dates?kind=exam') },
};

const ofShell: readonly LinkName[] = ['persons', 'personsCompetence', 'dueDates'];

function linkOf(role_key: string, box: SummaryBox, what: Live, courseSessionId?: string): string | undefined {
  const course = dashboardCourse({ course_id: 'c1', course_slug: slug, role_key });
  const links = createLinks([...ofShell, ...live[what]].map((name) => linkPatterns[name]));
  const link = boxLink(box, { course, links, courseSessionId });
  if (link === undefined) return undefined;
  const { text, href } = link;
  return `${text === `${box}.link` ? 'link' : text} ${href}`;
}

describe.each(dashboardRoles)('the boxes of %s', (role) => {
  it('all stand in the table', () => {
    expect(Object.keys(table[role])).toEqual(summaryBoxesOf(role, []));
  });

  const cells = Object.entries(table[role]).flatMap(([box, expected]) =>
    Object.entries(expected).map(([what, target]) => [box as SummaryBox, what as Live, target] as const),
  );
  if (cells.length > 0)
    it.each(cells)('%s, while live: %s', (box, what, target) => {
      expect(linkOf(role, box, what)).toBe(target);
    });
});

describe('a box of one session', () => {
  it.each<[string, SummaryBox, Live, string]>([
    ['Trainer', 'participants', 'nothing', 'link /dashboard/persons?course=c1&session=s1&role=MEMBER'],
    [
      'Supervisor',
      'certificates',
      'cockpit',
      'byPerson /dashboard/persons-competence?course=c1&session=s1&role=MEMBER',
    ],
    ['Supervisor', 'certificates', 'competence', `byPerson ${certificates}?session=s1`],
    ['Trainer', 'selfAssessments', 'competence', `link /dashboard/evaluation/${slug}?session=s1`],
    ['Ausbildungsverantwortlicher', 'costs', 'statistics', 'link /dashboard/cost/s1'],
    ['Ausbildungsverantwortlicher', 'feedback', 'statistics', `link /statistic/${slug}/feedback?session=s1`],
    ['Supervisor', 'attendance', 'statistics', `link /statistic/${slug}/attendance?session=s1`],
    ['Supervisor', 'certificates', 'statistics', `link /statistic/${slug}/assignment?session=s1`],
    ['Trainer', 'selfAssessments', 'statistics', `link /statistic/${slug}/competence?session=s1`],
  ])('%s, %s leads there', (role, box, what, target) => {
    expect(linkOf(role, box, what, 's1')).toBe(target);
  });
});
