import { currentAddress, failed, fakeNetwork, held, json } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { casework, circleReference, circleWith, cockpitWith, member, workOf } from '../testing/circle.ts';
import { renderCockpit } from '../testing/renderCockpit.tsx';
import { courseSlug, dayIn, expertSession, sessionWith } from '../testing/session.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-16T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const home = `/course/${courseSlug}/cockpit`;
const everybody = { ana: 'PRESENT', bruno: 'PRESENT', chloé: 'PRESENT' } as const;
const recorded = sessionWith([dayIn('2026-03-02', everybody)]);

const waiting = () => screen.findByRole('region', { name: 'Das wartet in «Fahrzeug» auf dich' });

test('what waits comes first: lists to record, then work to evaluate', async () => {
  await renderCockpit({
    address: '',
    cockpit: cockpitWith(circleWith([casework([workOf('ana'), workOf('bruno')])]), 2),
    session: sessionWith([dayIn('2026-03-16', { ana: 'PRESENT' }), dayIn('2026-03-02', everybody)]),
  });
  const rows = within(await waiting()).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2Anwesenheit erfassenPräsenzkurs, Montag, 16. März: 1 von 3 erfasstHeute',
    '2«Police prüfen» bewerten0 von 2 bewertetFrist Freitag, 20. März',
  ]);
  expect(screen.getByRole('link', { name: 'Anwesenheit erfassen' })).toHaveAttribute(
    'href',
    `${home}/attendanceCheck?day=day-2026-03-16`,
  );
  expect(screen.getByRole('radio', { name: 'Fahrzeug 3' })).toBeChecked();
  expect(screen.getByRole('link', { name: '«Police prüfen» bewerten' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/assignment-evaluation/police/ana?state=toEvaluate`,
  );
});

test('a deadline that is over says so, and a circle in which nothing waits', async () => {
  const late = casework([workOf('ana')], { evaluation_deadline: '2026-03-13T22:59:00.000Z' });
  const { unmount } = await renderCockpit({
    address: '',
    cockpit: cockpitWith(circleWith([late]), 1),
    session: recorded,
  });
  expect(within(await waiting()).getByText('Frist vorbei: Freitag, 13. März')).toBeVisible();
  unmount();
  await renderCockpit({ address: '', cockpit: cockpitWith(circleWith([])), session: recorded });
  expect(within(await waiting()).getByText('Hier ist alles erledigt.')).toBeVisible();
});

test('participants with progress, state and grades lead to what they did in the circle', async () => {
  const grades = [
    workOf('ana', { completion_status: 'EVALUATION_SUBMITTED', grade: 3.5 }),
    workOf('bruno', { completion_status: 'IN_PROGRESS' }),
  ];
  await renderCockpit({
    address: '',
    cockpit: cockpitWith(
      circleWith(
        [casework(grades)],
        [
          member('Ana Berger', { contents_completed_count: 10, organisation_name: 'Alpina' }),
          member('Bruno Caduff'),
        ],
      ),
    ),
    session: recorded,
  });
  const row = within(await screen.findByRole('row', { name: /Ana Berger/ }));
  expect(row.getByRole('link', { name: 'Ana Berger' })).toHaveAttribute(
    'href',
    `${home}/profile/ana/fahrzeug`,
  );
  expect(row.getByText('Alpina')).toBeVisible();
  expect(row.getByRole('img', { name: '10 von 10 Inhalten erledigt' })).toBeVisible();
  expect(row.getByText('Bewertet')).toBeVisible();
  expect(row.getByText('3.5')).toBeVisible();
  expect(row.getByText('ungenügend')).toBeVisible();
  expect(
    within(screen.getByRole('row', { name: /Bruno Caduff/ })).getByText('noch keine Note'),
  ).toBeVisible();
});

test('filter, search and sorting stay in the address', async () => {
  await renderCockpit({
    address: '?state=toEvaluate',
    cockpit: cockpitWith(circleWith([casework([workOf('bruno')])]), 1),
    session: recorded,
  });
  expect(await screen.findByRole('row', { name: /Bruno Caduff/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Ana Berger/ })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name oder Betrieb suchen' }), 'ana');
  expect(await screen.findByText('Niemand gefunden')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe(`${home}?state=toEvaluate&search=ana`));
  await userEvent.click(screen.getByRole('button', { name: 'Alle anzeigen' }));
  await waitFor(() => expect(currentAddress()).toBe(home));
  expect(await screen.findByRole('row', { name: /Ana Berger/ })).toBeVisible();
});

test('days and deadlines of the circle stand in their order', async () => {
  await renderCockpit({
    address: '',
    cockpit: cockpitWith(circleWith([casework([])])),
    session: recorded,
  });
  const dates = within(await screen.findByRole('region', { name: 'Tage und Fristen' }));
  expect(dates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^PräsenztagPräsenzkurs.*2\. März/),
    expect.stringMatching(/^AbgabePolice prüfen.*13\. März/),
    expect.stringMatching(/^Bewertung bisPolice prüfen.*20\. März/),
  ]);
});

test.each([
  [0, 0, 'Ergebnisse erscheinen ab 5 Antworten'],
  [4, 0, 'Ergebnisse erscheinen ab 5 Antworten'],
  [8, 5, '5 davon sind in den Ergebnissen'],
  [10, 10, 'Alle sind in den Ergebnissen'],
])('feedback of %i people, of which %i are shown, and documents', async (response_count, shown, hint) => {
  const circle = circleWith([]);
  const feedback = { ...circle.feedback, response_count, shown_response_count: shown };
  await renderCockpit({ address: '', cockpit: cockpitWith({ ...circle, feedback }), session: recorded });
  const section = within(await screen.findByRole('region', { name: 'Feedback und Dokumente' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${response_count}Antworten im Feedback${hint}`,
    '2DokumenteFür die Teilnehmenden dieses Circles',
  ]);
  expect(section.getByRole('link', { name: 'Antworten im Feedback' })).toHaveAttribute(
    'href',
    `${home}/feedback/fahrzeug`,
  );
  expect(section.getByRole('link', { name: 'Dokumente' })).toHaveAttribute(
    'href',
    `${home}/documents?circle=fahrzeug`,
  );
});

test('without circle documents in the course there is feedback only', async () => {
  const { course } = expertSession;
  const configuration = { ...course.configuration, enable_circle_documents: false };
  await renderCockpit({
    address: '',
    cockpit: cockpitWith(circleWith([])),
    session: recorded,
    own: { ...expertSession, course: { ...course, configuration } },
  });
  const section = within(await screen.findByRole('region', { name: 'Feedback' }));
  expect(section.getAllByRole('listitem')).toHaveLength(1);
});

test('of 500 participants only those on the screen are drawn', async () => {
  const members = Array.from({ length: 500 }, (_, index) => member(`Person${index} Muster`));
  await renderCockpit({
    address: '',
    cockpit: cockpitWith(circleWith([casework(members.map(({ user_id }) => workOf(user_id)))], members), 500),
    session: recorded,
  });
  const table = await screen.findByRole('table', { name: 'Teilnehmende' });
  expect(table).toHaveAttribute('aria-rowcount', '501');
  expect(within(table).getAllByRole('row').length).toBeLessThan(50);
  expect(screen.getByRole('radio', { name: 'Zu bewerten 500' })).toBeVisible();
});

test('another circle is asked for; what was shown stays until it is here', async () => {
  await renderCockpit({ address: '', cockpit: cockpitWith(circleWith([])), session: recorded });
  await waiting();
  const slow = held();
  const sent = fakeNetwork(() => slow.answer);
  await userEvent.click(screen.getByRole('radio', { name: 'Haushalt' }));
  await waitFor(() => expect(currentAddress()).toBe(`${home}?circle=haushalt`));
  expect(await waiting()).toBeVisible();
  slow.arrive(
    json({
      data: {
        cockpit: cockpitWith({
          ...circleWith([], []),
          circle: circleReference('haushalt', 'Haushalt'),
        }),
      },
    }),
  );
  expect(await screen.findByRole('region', { name: 'Das wartet in «Haushalt» auf dich' })).toBeVisible();
  expect(screen.getByText('In diesem Circle ist noch niemand')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('an expert without a circle is told so', async () => {
  await renderCockpit({
    address: '',
    cockpit: { ...cockpitWith(null), circles: [] },
    session: recorded,
  });
  expect(await screen.findByText('Du betreust in dieser Durchführung keinen Circle')).toBeVisible();
});

test('what failed to load can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await renderCockpit({ address: '' });
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
