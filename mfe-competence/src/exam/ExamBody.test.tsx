import { endpoints, type PersonExam } from '@learn/contracts';
import { $connection, rest } from '@learn/platform';
import { courseSession, setStore } from '@learn/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { courseSessionId } from '../testing/courseData.ts';
import {
  examAddress,
  examOverview,
  examsAddress,
  personExam,
  examUserId as userId,
} from '../testing/examData.ts';
import { openExam } from '../testing/openExam.ts';
import { courseSlug, renderCompetence } from '../testing/renderCompetence.tsx';
import { ExamWidget } from '../widgets/ExamWidget.tsx';
import './ConfirmStep.tsx';

afterEach(() => vi.unstubAllGlobals());

const panel = (name: string) => screen.findByRole('region', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('opens the dates with place, free seats, price and attempts, and books one', async () => {
  const exam = openExam('bookingReady');
  await exam.page;
  expect(await panel('Prüfung bereit')).toBeVisible();
  expect(await screen.findByText('Wähle einen Termin und melde dich an.')).toBeVisible();
  expect(await screen.findByText('CHF 420.00 · noch 3 Versuche')).toBeVisible();
  await press('Jetzt anmelden');
  const dates = screen.getAllByRole('radio');
  expect(dates).toHaveLength(2);
  expect(dates[0]).toHaveFocus();
  expect(dates[0]?.closest('label')).toHaveTextContent('Ort bald · 7 von 12 Plätzen frei');
  expect(dates[1]).toBeDisabled();
  expect(dates[1]?.closest('label')).toHaveTextContent('Ort voll · ausgebucht');
  await press('Verbindlich anmelden');
  expect(await screen.findByText('Wähle zuerst einen Termin.')).toBeVisible();
  expect(exam.writes()).toEqual([]);
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  exam.become('booked', { exam_date_id: 'bald' });
  await press('Verbindlich anmelden');
  expect(await screen.findByText(/^Du bist angemeldet: /)).toHaveFocus();
  expect(exam.writes()).toMatchObject([
    { method: 'POST', address: `${examAddress}/booking/`, body: { exam_date_id: 'bald' } },
  ]);
  expect(await panel('Prüfung bereit')).toHaveTextContent('Ort bald');
  await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
});

it('says that a date has become full, with fresh dates', async () => {
  const exam = openExam('bookingReady', { at: '?exam=dates' });
  await exam.page;
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  exam.refuse(409, 'exam_date_full');
  exam.become('bookingReady');
  await press('Verbindlich anmelden');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Dieser Termin ist inzwischen ausgebucht\. Der nächste freie Termin: .*, Ort bald\./,
  );
  expect(exam.calls.map(({ address }) => address)).toContain(`${examAddress}/dates/`);
  // what the page shows the state by is asked for again, too, and takes nothing away
  expect(exam.calls.map(({ address }) => address)).toContain(examsAddress());
  expect(screen.getByRole('alert')).toBeVisible();
});

it('looks at what the server has before it calls a step failed whose answer was lost', async () => {
  const exam = openExam('bookingReady', { at: '?exam=dates' });
  await exam.page;
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  exam.cut('answers');
  await press('Verbindlich anmelden');
  expect(await screen.findByRole('alert')).toHaveTextContent('Das konnte nicht gespeichert werden.');
  exam.become('booked', { exam_date_id: 'bald' });
  await press('Verbindlich anmelden');
  expect(await screen.findByText(/^Du bist angemeldet: /)).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await press('Abmelden');
  const dialog = await screen.findByRole('dialog', { name: 'Von der Prüfung abmelden?' });
  exam.refuse(422, 'exam_transition_not_allowed');
  exam.cut(undefined);
  exam.become('cancelled');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Abmelden' }));
  expect(await screen.findByText('Du bist abgemeldet. Dein Platz ist wieder frei.')).toBeVisible();
});

it('does not know what became of a step while the server cannot be asked, and says so', async () => {
  const exam = openExam('bookingReady', { at: '?exam=dates' });
  onTestFinished(() => setStore($connection, 'online'));
  await exam.page;
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  exam.cut('all');
  await press('Verbindlich anmelden');
  expect(await screen.findByRole('alert')).toHaveTextContent('Es kam keine Antwort.');
  act(() => setStore($connection, 'offline'));
  exam.cut(undefined);
  exam.become('booked', { exam_date_id: 'bald' });
  act(() => setStore($connection, 'online'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(await panel('Prüfung bereit')).toHaveTextContent('Dein Termin');
});

it('changes and gives back a booked date, and says when it begins', async () => {
  const exam = openExam('booked', { own: { exam_date_id: 'voll' } });
  await exam.page;
  await press('Jetzt starten');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Deine Prüfung beginnt am .* Ab dann/);
  expect(exam.writes()).toEqual([]);
  await press('Termin ändern');
  const [near, own] = screen.getAllByRole('radio');
  expect(own?.closest('label')).toHaveTextContent('dein Termin');
  await userEvent.click(near as HTMLElement);
  exam.become('booked', { exam_date_id: 'bald' });
  await press('Auf diesen Termin wechseln');
  expect(await screen.findByText(/^Dein neuer Termin: /)).toBeVisible();
  await press('Abmelden');
  const dialog = await screen.findByRole('dialog', { name: 'Von der Prüfung abmelden?' });
  exam.become('cancelled');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Abmelden' }));
  expect(await screen.findByText('Du bist abgemeldet. Dein Platz ist wieder frei.')).toBeVisible();
  expect(exam.writes().map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  expect(screen.getByRole('button', { name: 'Termin wählen' })).toBeVisible();
});

it('keeps the focus where dates are closed, and leads to them where none is chosen', async () => {
  await openExam('booked', { own: { exam_date_id: 'voll' } }).page;
  await press('Termin ändern');
  await press('Auf diesen Termin wechseln');
  expect(screen.getAllByRole('radio').find((radio) => !radio.hasAttribute('disabled'))).toHaveFocus();
  await press('Abbrechen');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Termin ändern' })).toHaveFocus());
});

it('starts the exam, leads to its first content, and lets one hand it in', async () => {
  const exam = openExam('ready');
  await exam.page;
  exam.become('inProgress');
  await press('Jetzt starten');
  // the page that opens then sends its question by POST
  await waitFor(() =>
    expect(exam.writes().filter(({ method }) => method === 'PUT')).toMatchObject([
      { method: 'PUT', address: `${examAddress}/state/${userId}/`, body: { state: 'inProgress' } },
    ]),
  );
  // the content's own page
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'In Bearbeitung' })).not.toBeInTheDocument(),
  );
});

it('goes on with an exam that is under way, and hands it in', async () => {
  const exam = openExam('inProgress');
  await exam.page;
  expect(await screen.findByRole('link', { name: 'Weiter geht’s' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learn/pruefung/schriftlich`,
  );
  await press('Prüfung abgeben');
  const dialog = await screen.findByRole('dialog', { name: 'Prüfung abgeben?' });
  exam.become('inEvaluation');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Prüfung abgeben' }));
  expect(await panel('In Bewertung')).toHaveTextContent('wird bewertet');
  expect(exam.writes()).toMatchObject([{ body: { state: 'inEvaluation' } }]);
});

it('opens an exam on another platform beside this page', async () => {
  const exam = openExam('open', {
    exam: { exam_url: 'https://exam.example/1', requires_booking: false },
  });
  await exam.page;
  const link = await screen.findByRole('link', { name: /^Jetzt starten/ });
  expect(link).toHaveAttribute('href', 'https://exam.example/1');
  expect(link).toHaveAttribute('target', '_blank');
  exam.become('inProgress');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await waitFor(() => expect(exam.writes()).toMatchObject([{ body: { state: 'inProgress' } }]));
});

it('shows the result with its date and the history, and tries again while attempts are left', async () => {
  const failed = {
    results: [{ id: 'r', result: 'failed', taken_on: '2026-03-16', attempt: 1 }],
    transitions: [
      {
        from_state: 'locked',
        to_state: 'bookingReady',
        at: '2026-02-01T08:00:00Z',
        actor_id: null,
        reason: '',
      },
      {
        from_state: 'inEvaluation',
        to_state: 'failed',
        at: '2026-03-20T08:00:00Z',
        actor_id: null,
        reason: 'Note 3.5',
      },
    ],
  } as const;
  const exam = openExam('failed', {
    own: { attempts: 1, attempts_left: 2 },
    person: { ...failed } as Partial<PersonExam>,
  });
  await exam.page;
  expect(await panel('Nicht bestanden')).toHaveTextContent('Nicht bestanden am Montag, 16. März.');
  expect(screen.getByRole('button', { name: 'Verlauf' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Nicht bestanden.*Note 3\.5$/)]),
  );
  expect(screen.getByText('1. Versuch: nicht bestanden am Montag, 16. März')).toBeVisible();
  exam.become('bookingReady', { attempts: 1, attempts_left: 2 });
  await press('Erneut versuchen');
  expect(exam.writes()).toMatchObject([{ method: 'PUT', body: { state: 'bookingReady' } }]);
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
});

it('offers no other try where none is left', async () => {
  await openExam('failed', { own: { attempts: 3, attempts_left: 0 } }).page;
  expect(await screen.findByText(/Du hast keinen Versuch mehr/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
});

it('shows a state that it does not know, without a link', async () => {
  await openExam('unknown').page;
  expect(await screen.findByText(/Wende dich an die Kursleitung/)).toBeVisible();
  expect(within(await panel('Status unbekannt')).queryByRole('button')).not.toBeInTheDocument();
});

it('says why an exam is locked and what unlocks it', async () => {
  await openExam('locked', { exam: { unlocked_by: [{ id: 'haus', title: 'Haus', slug: 'haus' }] } }).page;
  const locked = await panel('Prüfung gesperrt');
  expect(locked).toHaveTextContent('Wird freigeschaltet, sobald «Haus» abgeschlossen ist');
  expect(within(locked).getByRole('link', { name: 'Haus' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learn/haus`,
  );
  expect(within(locked).queryByRole('button')).not.toBeInTheDocument();
});

it('shows what was done with the exam in another place', async () => {
  const exam = openExam('inProgress');
  await exam.page;
  await screen.findByRole('button', { name: 'Prüfung abgeben' });
  exam.become('inEvaluation');
  const params = { courseSessionId, circleId: 'pruefung', userId };
  await rest.send(endpoints.setExamState, { params, body: { state: 'inEvaluation' } });
  expect(await panel('In Bewertung')).toHaveTextContent('wird bewertet');
});

it('keeps a booked date once its deadline is over, and says so', async () => {
  const exam = openExam('booked', { own: { exam_date_id: 'bald' }, bookingUntil: -1 });
  await exam.page;
  expect(await screen.findByText(/^Abmelden oder wechseln konntest du bis /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Jetzt starten' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Abmelden' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Termin ändern' })).not.toBeInTheDocument();
});

it('names the deadlines of dates, and offers none that is over', async () => {
  await openExam('bookingReady', { at: '?exam=dates', bookingUntil: 2 }).page;
  const [near] = await screen.findAllByRole('radio');
  expect(near?.closest('label')).toHaveTextContent(/7 von 12 Plätzen frei · Anmeldung bis .*\d\d:\d\d/);
});

it('says that a deadline is over where that was not known, and which date is next', async () => {
  const exam = openExam('bookingReady', { at: '?exam=dates' });
  await exam.page;
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  exam.refuse(422, 'exam_booking_closed');
  exam.become('bookingReady');
  await press('Verbindlich anmelden');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Die Frist für diesen Termin ist vorbei\. Der nächste freie Termin: .*Ort bald\./,
  );
});

it('shows experts in the circle the dates and who has booked them', async () => {
  const seen = examOverview('bookingReady');
  const dates = seen.dates.map((date) => ({
    ...date,
    bookings: [{ user_id: 'x', first_name: 'Lena', last_name: 'Keller', state: 'booked' as const }],
  }));
  const widget = (
    <ExamWidget
      courseSlug={courseSlug}
      circleId="pruefung"
      requiresBooking
      state={undefined}
      place={undefined}
    />
  );
  await renderCompetence({
    routes: [{ path: '*', element: widget }],
    parts: ['exam'],
    session: courseSession({ role: 'EXPERT' }),
    rest: { [`${examAddress}/dates/`]: { ...seen, own: null, dates } },
  });
  expect(await screen.findByRole('heading', { name: 'Prüfungstermine' })).toBeVisible();
  const [date] = await screen.findAllByRole('button', { name: /Uhr|\d\d:\d\d/ });
  await userEvent.click(date as HTMLElement);
  const [person] = screen.getAllByText('Lena Keller');
  expect(person?.closest('li')).toHaveTextContent('Angemeldet');
});

it('shows participants in the circle what they can do', async () => {
  const widget = (
    <ExamWidget
      courseSlug={courseSlug}
      circleId="pruefung"
      requiresBooking
      state="bookingReady"
      place={undefined}
    />
  );
  await renderCompetence({
    routes: [{ path: '*', element: widget }],
    parts: ['exam'],
    rest: {
      [`${examAddress}/dates/`]: examOverview('bookingReady'),
      [`${examAddress}/state/${userId}/`]: personExam('bookingReady'),
    },
  });
  await press('Jetzt anmelden');
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
});
