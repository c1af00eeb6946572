import { type DashboardRole, dashboardRoles } from './role.ts';

/** The summary boxes of the home dashboard (specification §2), in the order in which they are shown. */
export const summaryBoxes = [
  'mentees',
  'openTasks',
  'participants',
  'costs',
  'certificates',
  'selfAssessments',
  'attendance',
  'feedback',
  'nextExam',
] as const;

export type SummaryBox = (typeof summaryBoxes)[number];

/**
 * What each role may see (domain decisions §4), and the home widget that shows the same figure. Participants have their
 * own progress in widgets; the aggregate of course feedback is for those who lead a course or answer for its cost.
 */
const boxesOfRole: Readonly<Record<DashboardRole, Readonly<Partial<Record<SummaryBox, string>>>>> = {
  Member: {},
  MentorVV: { mentees: 'MentorPersonWidget', openTasks: 'MentorTasksWidget' },
  MentorUK: { mentees: 'MentorPersonWidget', openTasks: 'MentorTasksWidget' },
  Trainer: leading('UKStatisticsWidget'),
  Supervisor: leading('UKStatisticsWidget'),
  Berufsbildner: {
    participants: '',
    certificates: 'UKBerufsbildnerStatisticsWidget',
    selfAssessments: 'UKBerufsbildnerStatisticsWidget',
    attendance: '',
  },
  Ausbildungsverantwortlicher: {
    participants: 'TrainingResponsibleStatisticsWidget',
    costs: 'TrainingResponsibleStatisticsWidget',
    certificates: 'CertificateSummaryWidget',
    feedback: '',
  },
  Prüfungsexperte: { nextExam: 'ExamExpertStatisticsWidget' },
};

/** @param widget that shows the same four figures */
function leading(widget: string): Partial<Record<SummaryBox, string>> {
  return {
    participants: '',
    certificates: widget,
    selfAssessments: widget,
    attendance: widget,
    feedback: widget,
  };
}

/**
 * The boxes of a panel on the home dashboard.
 * @param roleKey dashboard role of the panel; one that is not known has none
 * @param shownWidgets ids of the widgets that stand in the panel: a figure is not shown twice
 */
export function summaryBoxesOf(roleKey: string, shownWidgets: readonly string[]): SummaryBox[] {
  const role = dashboardRoles.find((known) => known === roleKey);
  if (role === undefined) return [];
  const boxes = boxesOfRole[role];
  return summaryBoxes.filter((box) => {
    const widget = boxes[box];
    return widget !== undefined && !shownWidgets.includes(widget);
  });
}

/**
 * What the choice of a course session in a panel is about: `session` shows one of them, `figures` sums up all of them
 * until one is chosen; undefined where nothing in the panel would change, as mentors see their mentees of a whole course.
 */
export function sessionChoiceOf(roleKey: string): 'session' | 'figures' | undefined {
  if (roleKey === 'Trainer' || roleKey === 'Supervisor') return 'figures';
  return dashboardRoles.some((role) => role === roleKey && role !== 'Member') ? undefined : 'session';
}
