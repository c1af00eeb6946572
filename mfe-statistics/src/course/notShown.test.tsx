import { inlinedOperation, typed } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  AssignmentStatisticsDocument,
  AttendanceStatisticsDocument,
  FeedbackStatisticsDocument,
} from '../__generated__/graphql.ts';
import { openStatistics } from '../testing/openStatistics.tsx';
import { assignmentsOf, attendanceOf, courseSlug, feedbackOf, groupsOf } from '../testing/statistics.ts';
import { tableOf } from '../testing/tableOf.ts';

const all = { course_slug: courseSlug };

afterEach(() => vi.unstubAllGlobals());

test('feedback of too few says how many have answered, and why there is no figure', async () => {
  await openStatistics({
    address: '/feedback',
    operations: [inlinedOperation(FeedbackStatisticsDocument, all, feedbackOf())],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  expect(tableOf('Zufriedenheit nach Circle').at(-1)).toBe(
    'Fahrzeug3 Antworten, sichtbar ab 5 je Durchführung',
  );
});

/** What the filters offer where a profile and a person are known. */
const { course_session_properties: usual } = feedbackOf().course_statistics;
const course_session_properties = {
  ...usual,
  profiles: [typed('StatisticsProfile', { code: 'leben', name: 'Leben' })],
  chosen_people: [typed('StatisticsPerson', { user_id: 'ana', first_name: 'Ana', last_name: 'Berger' })],
};

const noFeedback = (withheld: 'anonymous' | 'not_in_role') => {
  const answer = feedbackOf().course_statistics;
  const none = { satisfaction_average: null, total_responses: 0, total_records: 0 };
  const summary = { ...answer.feedback_responses.summary, ...none, withheld };
  return {
    course_statistics: {
      ...answer,
      course_session_properties,
      feedback_responses: typed('FeedbackResponsesStatistics', { summary, records: [] }),
      groups: groupsOf({ feedback_responses: summary }),
    },
  };
};

test('feedback of a profile or of people says that it is anonymous, and shows no figures', async () => {
  await openStatistics({
    address: '/feedback?region=Romandie&profile=leben&person=ana',
    operations: [
      inlinedOperation(
        FeedbackStatisticsDocument,
        { ...all, regions: 'Romandie', profiles: 'leben', user_ids: 'ana' },
        noFeedback('anonymous'),
      ),
      inlinedOperation(FeedbackStatisticsDocument, { ...all, regions: 'Romandie' }, feedbackOf()),
    ],
  });
  expect(await screen.findByText(/^Die Antworten sind anonym und lassen sich nicht/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Zufriedenheit nach Circle' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Rückmeldungen' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Alle Antworten anzeigen' }));
  expect(await screen.findByRole('region', { name: 'Zufriedenheit nach Circle' })).toHaveTextContent('3.4');
  expect(screen.getByTestId('address')).toHaveTextContent(/feedback\?region=Romandie$/);
});

test('what the address names and the course does not have is taken out of it', async () => {
  const unknown = {
    ...all,
    course_session_ids: 'elsewhere',
    regions: 'Romandie',
    user_ids: ['ana', 'nobody'],
  };
  const empty = attendanceOf({
    course_session_properties,
    course_session_selection_metrics: typed('CourseSessionSelectionMetrics', {
      session_count: 0,
      participant_count: 0,
      expert_count: 0,
    }),
  });
  const known = attendanceOf({ course_session_properties });
  await openStatistics({
    address:
      '/attendance?session=elsewhere&region=Romandie&person=ana&person=nobody&compare=session%3Aelsewhere',
    operations: [
      inlinedOperation(AttendanceStatisticsDocument, unknown, empty),
      inlinedOperation(AttendanceStatisticsDocument, { ...all, regions: 'Romandie', user_ids: 'ana' }, known),
    ],
  });
  expect(await screen.findByRole('region', { name: 'Anwesenheit nach Circle' })).toHaveTextContent('92 %');
  expect(screen.getByTestId('address')).toHaveTextContent(/attendance\?region=Romandie&person=ana$/);
  expect(screen.queryByRole('button', { name: 'Filter Durchführung entfernen' })).not.toBeInTheDocument();
});

test('a circle of which a role sees no results is not offered, and says so where the address names it', async () => {
  const answer = assignmentsOf().course_statistics;
  const { course_session_properties: properties } = answer;
  const circles = properties.circles.map((circle) =>
    circle.id === 'kickoff' ? { ...circle, has_results: false } : circle,
  );
  const course_statistics = { ...answer, course_session_properties: { ...properties, circles } };
  const none = { total_passed: null, total_failed: null, total_unranked: null, average_passed: null };
  const summary = {
    ...answer.assignments.summary,
    ...none,
    average_evaluation_percent: null,
    total_records: 0,
    withheld: 'no_own_circles' as const,
  };
  const hidden = {
    ...course_statistics,
    assignments: typed('AssignmentStatistics', { summary, records: [] }),
    groups: groupsOf({ assignments: summary }, [{ key: 'key-kickoff', label: 'Kickoff' }]),
  };
  const { unmount } = await openStatistics({
    address: '/assignment',
    operations: [inlinedOperation(AssignmentStatisticsDocument, all, { course_statistics })],
  });
  const offered = async () =>
    within(await screen.findByRole('combobox', { name: 'Circle' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(await offered()).toEqual(['alle', 'Basis', 'Fahrzeug']);
  unmount();
  await openStatistics({
    address: '/assignment?circle=key-kickoff',
    operations: [
      inlinedOperation(
        AssignmentStatisticsDocument,
        { ...all, circle_ids: 'key-kickoff' },
        { course_statistics: hidden },
      ),
    ],
  });
  expect(await screen.findAllByText('Sichtbar nur in den Circles, die du betreust.')).toHaveLength(3);
  expect(await offered()).toContain('Kickoff');
  expect(screen.queryByText(/Noch ist nichts bewertet/)).not.toBeInTheDocument();
  expect(screen.queryByText('Zu dieser Auswahl gibt es keine Zeilen.')).not.toBeInTheDocument();
});

test('feedback that a role does not see says so', async () => {
  await openStatistics({
    address: '/feedback',
    operations: [inlinedOperation(FeedbackStatisticsDocument, all, noFeedback('not_in_role'))],
  });
  expect(await screen.findByText('Feedback ist in deiner Rolle nicht sichtbar.')).toBeVisible();
  expect(screen.queryByText(/Noch hat niemand geantwortet/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Alle Antworten anzeigen' })).not.toBeInTheDocument();
});

test('what may be seen of few people are counts, and no share', async () => {
  const { course_statistics } = assignmentsOf();
  const few = {
    ...course_statistics.assignments.summary,
    total_passed: 3,
    total_failed: 1,
    average_passed: null,
  };
  await openStatistics({
    address: '/assignment',
    operations: [
      inlinedOperation(AssignmentStatisticsDocument, all, {
        course_statistics: { ...course_statistics, groups: groupsOf({ assignments: few }) },
      }),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Bewertungen' });
  expect(tableOf('Bestanden nach Circle').slice(1)).toEqual([
    'Kickoff3 von 4, Anteil erst ab 5 Personen',
    'Basis3 von 4, Anteil erst ab 5 Personen',
  ]);
});

test('outcomes that are withheld say why', async () => {
  const withheld = assignmentsOf();
  const summary = {
    ...withheld.course_statistics.assignments.summary,
    withheld: 'person_selection' as const,
  };
  await openStatistics({
    address: '/assignment?profile=leben',
    operations: [
      inlinedOperation(
        AssignmentStatisticsDocument,
        { ...all, profiles: 'leben' },
        {
          course_statistics: {
            ...withheld.course_statistics,
            course_session_properties,
            assignments: typed('AssignmentStatistics', { summary, records: [] }),
          },
        },
      ),
    ],
  });
  const outcomes = await screen.findByRole('region', { name: 'Ergebnisse' });
  expect(outcomes).toHaveTextContent('Zu ausgewählten Personen oder Profilen siehst du keine Ergebnisse.');
});
