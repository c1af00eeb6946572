import { describe, expect, it } from 'vitest';
import { type DashboardRole, dashboardRoles } from './role.ts';
import { type SummaryBox, sessionChoiceOf, summaryBoxesOf } from './summaryBox.ts';

const leading: SummaryBox[] = ['participants', 'certificates', 'selfAssessments', 'attendance', 'feedback'];

const expected: Readonly<Record<DashboardRole, SummaryBox[]>> = {
  Member: [],
  MentorVV: ['mentees', 'openTasks'],
  MentorUK: ['mentees', 'openTasks'],
  Trainer: leading,
  Supervisor: leading,
  Berufsbildner: ['participants', 'certificates', 'selfAssessments', 'attendance'],
  Ausbildungsverantwortlicher: ['participants', 'costs', 'certificates', 'feedback'],
  Prüfungsexperte: ['nextExam'],
};

describe('summaryBoxesOf', () => {
  it.each(dashboardRoles)('of %s', (role) => {
    expect(summaryBoxesOf(role, [])).toEqual(expected[role]);
  });

  it.each<[DashboardRole, string[], SummaryBox[]]>([
    ['MentorVV', ['MentorTasksWidget'], ['mentees']],
    ['MentorUK', ['MentorTasksWidget', 'MentorPersonWidget'], []],
    ['Supervisor', ['UKStatisticsWidget'], ['participants']],
    ['Berufsbildner', ['UKBerufsbildnerStatisticsWidget'], ['participants', 'attendance']],
    ['Ausbildungsverantwortlicher', ['TrainingResponsibleStatisticsWidget'], ['certificates', 'feedback']],
    ['Ausbildungsverantwortlicher', ['CertificateSummaryWidget'], ['participants', 'costs', 'feedback']],
    ['Prüfungsexperte', ['ExamExpertStatisticsWidget'], []],
    ['Trainer', ['MentorTasksWidget'], leading],
  ])('of %s beside %j, which shows the same', (role, widgets, boxes) => {
    expect(summaryBoxesOf(role, widgets)).toEqual(boxes);
  });

  it('of a role of tomorrow are none', () => {
    expect(summaryBoxesOf('a role of tomorrow', [])).toEqual([]);
  });
});

describe('sessionChoiceOf', () => {
  it.each([
    ['Member', 'session'],
    ['a role of tomorrow', 'session'],
    ['Trainer', 'figures'],
    ['Supervisor', 'figures'],
    ['MentorVV', undefined],
    ['MentorUK', undefined],
    ['Berufsbildner', undefined],
    ['Ausbildungsverantwortlicher', undefined],
    ['Prüfungsexperte', undefined],
  ])('of %s is %s', (role, choice) => {
    expect(sessionChoiceOf(role)).toBe(choice);
  });
});
