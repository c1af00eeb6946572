import {
  AddressFrame,
  courseSession,
  currentAddress,
  fakeNetwork,
  json,
  markChanged,
  remoteEntry,
  renderRemote,
  resetPerson,
  type SentCall,
  savedFiles,
} from '@learn/testing';
import { color } from '@learn/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import remote from '../remote.ts';
import {
  assessmentSummary,
  assessmentsOf,
  certificateSummary,
  cohortAnswers,
  gradesOf,
  sessionId,
} from '../testing/cohortData.ts';
import { courseSlug } from '../testing/renderCompetence.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const grades = `/dashboard/certificates/${courseSlug}`;
const evaluation = `/dashboard/evaluation/${courseSlug}`;

async function open(address: string, rest: Readonly<Record<string, unknown>> = {}) {
  vi.stubGlobal('scrollTo', vi.fn());
  resetPerson();
  await renderRemote({ remote, frame: AddressFrame, address, rest });
}

const bothCohorts = () => ({
  ...cohortAnswers('certificates', certificateSummary(), [
    gradesOf(),
    gradesOf({ user_id: 'u2', first_name: 'Nils', my_role: 'Berufsbildner', is_partial: true }),
  ]),
  ...cohortAnswers('evaluation', assessmentSummary(), [assessmentsOf()]),
});

/** Answers what is asked for anew, and notes the addresses. */
function answering(summary = certificateSummary()) {
  return fakeNetwork(({ address }: SentCall) => {
    if (address.includes('/summary/')) return json(summary);
    return new Response(JSON.stringify([gradesOf()]), { headers: { 'x-total-count': '1' } });
  });
}

describe('the grades of a cohort', () => {
  it('stand with their averages, those below 4 with a word', async () => {
    await open(grades, bothCohorts());
    expect(await screen.findByRole('heading', { level: 1, name: 'Noten der Teilnehmenden' })).toBeVisible();
    expect(screen.getByText('2 Ergebnisse')).toHaveAttribute('role', 'status');
    const averages = within(screen.getByRole('region', { name: 'Durchschnitte' }));
    expect(averages.getByText('3.75')).toHaveAttribute('style', `color: ${color.failed};`);
    expect(averages.getByText('ungenügend')).toBeVisible();
    expect(averages.getByText('Ein Durchschnitt erscheint ab 5 Personen mit Note.')).toBeVisible();
    expect(averages.getByText('7 von 20 Aufträgen bewertet')).toBeVisible();
    const row = screen.getByRole('row', { name: /Mia Moser/ });
    expect(row).toHaveTextContent('3.5 ungenügend');
    expect(row).toHaveTextContent('1 von 2 bewertet');
    expect(row).toHaveTextContent('noch keine Note');
  });

  it('lead to the certificates of a person in that session, also from outside of it', async () => {
    await open(grades, bothCohorts());
    const row = await screen.findByRole('row', { name: /Mia Moser/ });
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      `/course/${courseSlug}/profile/u1/competence/certificates?session=${sessionId}`,
    );
    const apprentice = screen.getByRole('row', { name: /Nils Moser/ });
    expect(within(apprentice).getByRole('link')).toHaveAttribute(
      'href',
      `/course/${courseSlug}/profile/u2/competence/certificates?session=${sessionId}`,
    );
    expect(apprentice).toHaveTextContent('Teilnote');
  });

  it('are sorted by a certificate, in the address and on the server', async () => {
    const sent = answering();
    await open(grades, bothCohorts());
    const head = await screen.findByRole('button', { name: 'Haftpflicht' });
    await userEvent.click(head);
    expect(currentAddress()).toBe(`${grades}?sort=grade.haftpflicht`);
    await userEvent.click(head);
    expect(currentAddress()).toBe(`${grades}?sort=-grade.haftpflicht`);
    await waitFor(() =>
      expect(sent.map(({ address }) => address)).toContain(
        `/api/dashboard/certificates/${courseSlug}/?sort=-grade.haftpflicht&limit=100&offset=0`,
      ),
    );
    expect(screen.getByRole('columnheader', { name: /^Haftpflicht/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('are filtered by the address, list and averages alike', async () => {
    const sent = answering();
    await open(`${grades}?session=${sessionId}&search=mia`);
    expect(await screen.findByText('1 Ergebnis')).toBeVisible();
    expect(sent.map(({ address }) => address)).toEqual([
      `/api/dashboard/certificates/${courseSlug}/summary/?session=${sessionId}&search=mia`,
      `/api/dashboard/certificates/${courseSlug}/?session=${sessionId}&search=mia&limit=100&offset=0`,
    ]);
    expect(screen.getByRole('combobox', { name: 'Durchführung' })).toHaveDisplayValue('Zürich 2026');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Bern');
    expect(currentAddress()).toBe(`${grades}?search=mia&region=Bern`);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('are saved as a file with the same filters and order', async () => {
    const saved = savedFiles();
    const sent = answering();
    await open(`${grades}?search=mia&sort=-average`);
    await userEvent.click(await screen.findByRole('button', { name: 'Exportieren' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Textdatei/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent.at(-1)?.address).toBe(
      `/api/dashboard/export/certificate_grades/?search=mia&course_id=${certificateSummary().course_id}&sort=-average&format=csv`,
    );
  });

  it('are asked for again, list and averages, when something that they read has changed', async () => {
    await open(grades, bothCohorts());
    await screen.findByText('2 Ergebnisse');
    const sent = answering(certificateSummary({ average_grade: 5.25 }));
    await act(async () => markChanged(['assignment']));
    expect(await screen.findByText('1 Ergebnis')).toBeVisible();
    expect(screen.getByText('5.25')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  it('that fail as a file say so', async () => {
    const saved = savedFiles();
    fakeNetwork(() => json({ code: 'internal_error' }, 500));
    await open(grades, bothCohorts());
    await userEvent.click(await screen.findByRole('button', { name: 'Exportieren' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Excel/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Datei konnte nicht erstellt werden.');
    expect(saved).toEqual([]);
  });

  it('of nobody say what would be here, or that nobody fits', async () => {
    await open(grades, cohortAnswers('certificates', certificateSummary({ person_count: 0 }), []));
    expect(await screen.findByText('Hier siehst du die Ergebnisse deiner Teilnehmenden')).toBeVisible();
  });

  it('of nobody who fits can be taken away again', async () => {
    fakeNetwork(({ address }) =>
      address.includes('/summary/')
        ? json(certificateSummary())
        : new Response('[]', { headers: { 'x-total-count': '0' } }),
    );
    await open(`${grades}?search=xyz`);
    expect(await screen.findByText('Niemand passt zu dieser Auswahl')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
    expect(currentAddress()).toBe(grades);
  });
});

it('says above its title whom the figures are about, and forgets a group that the filters do not offer', async () => {
  fakeNetwork(({ address }) =>
    address.includes('/summary/')
      ? json(assessmentSummary())
      : new Response('[]', { headers: { 'x-total-count': '0' } }),
  );
  await open(`${evaluation}?region=Genève&generation=1848`);
  expect(await screen.findByText('Alle Durchführungen')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe(evaluation));
  await open(`${evaluation}?region=Bern&generation=2026`);
  expect(await screen.findByText('Bern, 2026')).toBeVisible();
});

it('takes out of the address what is none of the course, and shows the rest', async () => {
  const foreign = '44444444-4444-4444-8444-444444444449';
  const sent = fakeNetwork(({ address }) => {
    if (!address.includes('/summary/'))
      return new Response(JSON.stringify([assessmentsOf()]), { headers: { 'x-total-count': '1' } });
    return json(assessmentSummary(address.includes('circle=') ? { ignored_filters: ['circle'] } : {}));
  });
  await open(`${evaluation}?circle=${foreign}&region=Bern`);
  await waitFor(() => expect(currentAddress()).toBe(`${evaluation}?region=Bern`));
  expect(await screen.findByText('1 Ergebnis')).toBeVisible();
  await waitFor(() =>
    expect(sent.map(({ address }) => address)).toContain(
      `/api/dashboard/evaluation/${courseSlug}/?region=Bern&limit=100&offset=0`,
    ),
  );
});

it('says that the figures have people who are in no list', async () => {
  const summary = certificateSummary({ unlisted_count: 5, person_count: 7 });
  await open(grades, cohortAnswers('certificates', summary, [gradesOf()]));
  expect(await screen.findByText(/deren Ergebnisse du nicht einzeln siehst/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Mia Moser/ })).toBeVisible();
});

describe('who sees sums only', () => {
  it('finds averages and no list, no search and no file', async () => {
    const summary = certificateSummary({ detail: 'sums', may_export: false });
    await open(grades, cohortAnswers('certificates', summary, []));
    expect(await screen.findByText(/keine Ergebnisse einzelner Personen/)).toBeVisible();
    expect(screen.getByText('3.75')).toBeVisible();
    expect(screen.getByText('5 Noten')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Exportieren' })).not.toBeInTheDocument();
  });

  it.each([null, 0])('is told that grades of few are hidden, in place of %s', async (graded_count) => {
    const base = certificateSummary({ detail: 'sums' });
    const certificates = base.certificates.map((one) =>
      one.average_grade === null ? { ...one, graded_count } : one,
    );
    await open(grades, cohortAnswers('certificates', { ...base, certificates }, []));
    expect(
      await screen.findByText('weniger als 5 Personen mit Note je Durchführung, nicht gezeigt'),
    ).toBeVisible();
    expect(screen.queryByText('0 Personen mit Note')).not.toBeInTheDocument();
    expect(screen.getByText(/^Zählt nur, was gezeigt werden darf/)).toBeVisible();
  });

  it('is told why there are none', async () => {
    const summary = certificateSummary({
      detail: 'sums',
      withheld: 'too_few_people',
      average_grade: null,
      graded_count: null,
    });
    await open(grades, cohortAnswers('certificates', summary, []));
    expect(await screen.findByText(/mindestens fünf Personen/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Durchschnitte' })).not.toBeInTheDocument();
  });
});

it.each([grades, evaluation])('%s does not exist for who sees no results', async (address) => {
  fakeNetwork(() => json({ code: 'not_found' }, 404));
  await open(address);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Hier gibt es für dich keine Ergebnisse.' }),
  ).toBeVisible();
});

describe('the self-assessments of a cohort', () => {
  it('stand with their shares', async () => {
    await open(evaluation, bothCohorts());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Selbsteinschätzungen der Teilnehmenden' }),
    ).toBeVisible();
    const figures = screen.getByRole('region', { name: 'Selbsteinschätzungen insgesamt' });
    expect(figures).toHaveTextContent('40 % der Kriterien eingeschätzt, von 2 Personen');
    expect(figures).toHaveTextContent('25 % Kann ich (5)');
    expect(screen.getByRole('row', { name: /Mia Moser/ })).toHaveTextContent('8 von 10');
  });

  it('lead to those of the person', async () => {
    await open(evaluation, bothCohorts());
    const row = await screen.findByRole('row', { name: /Mia Moser/ });
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      `/course/${courseSlug}/profile/u1/competence/evaluations?session=${sessionId}`,
    );
  });

  it('can be of one circle', async () => {
    const sent = fakeNetwork(({ address }) =>
      address.includes('/summary/')
        ? json(assessmentSummary())
        : new Response(JSON.stringify([assessmentsOf()]), { headers: { 'x-total-count': '1' } }),
    );
    await open(evaluation, bothCohorts());
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Circle' }), 'Fahrzeug');
    const circle = assessmentSummary().circles[1]?.id;
    expect(currentAddress()).toBe(`${evaluation}?circle=${circle}`);
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});

describe('certificates of a course', () => {
  it.each([
    ['MEMBER', `/course/${courseSlug}/competence/certificates`],
    ['EXPERT', grades],
  ])('lead %s to %s', async (role, to) => {
    vi.stubGlobal('scrollTo', vi.fn());
    fakeNetwork(() => json({ code: 'not_found' }, 404));
    resetPerson();
    await renderRemote({
      remote,
      frame: AddressFrame,
      address: `/course/${courseSlug}/certificates`,
      courseSessions: [courseSession({ role })],
      remotes: [remoteEntry('mfe-x', { mounts: ['/course/:courseSlug/competence', '/dashboard/*'] })],
    });
    await waitFor(() => expect(currentAddress()).toBe(to));
  });
});
