import { addressOf, endpoints } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { courseSession, failed, fakeNetwork, json, offline, renderRemote } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../../remote.ts';
import { certificateParams, issuedCertificate, ownStanding, standingAddress } from '../../testing/issued.ts';
import { CredentialSection } from './CredentialSection.tsx';
import type { OwnStanding } from './ownStanding.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface World {
  /** undefined leaves the question to the network */
  readonly own?: OwnStanding;
  readonly language?: Language;
}

const open = ({ own, language = 'de' }: World) =>
  renderRemote({
    remote,
    routes: [{ path: '*', element: <CredentialSection {...certificateParams} /> }],
    address: '/course/versicherungsvermittler-in/competence/certificates/kompetenznachweis-1',
    parts: ['certificates'],
    language,
    courseSessions: [courseSession()],
    rest: own === undefined ? {} : { [standingAddress]: own },
  });

const issue = () => screen.getByRole('button', { name: 'Nachweis ausstellen' });

test('what is missing is named, with the way to it', async () => {
  const missing = [
    { assignment_id: 'a', title: 'Fahrzeug', url: '/course/vv/learn/fahrzeug/auftrag', submitted: false },
    { assignment_id: 'b', title: 'Haushalt', url: '/course/vv/learn/haushalt/auftrag', submitted: true },
  ];
  await open({ own: ownStanding({ standing: 'incomplete', grade: null, missing }) });
  expect(screen.getByRole('heading', { level: 2, name: 'Nachweis zum Vorzeigen' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'FahrzeugNoch nicht abgegeben',
    'HaushaltWird bewertet',
  ]);
  expect(screen.getByRole('link', { name: 'Fahrzeug' })).toHaveAttribute(
    'href',
    '/course/vv/learn/fahrzeug/auftrag',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('without a grade there is nothing to issue', async () => {
  await open({ own: ownStanding({ standing: 'without_grade', grade: null }) });
  expect(screen.getByText(/Ohne Note wird kein Nachweis ausgestellt/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('it is issued by one press, and shows what was issued', async () => {
  await open({ own: ownStanding() });
  expect(screen.getByText(/mit der Note 5\.0 aus/)).toBeVisible();
  const issued = ownStanding({ standing: 'issued', issued: issuedCertificate });
  const sent = fakeNetwork(() => json(issued));
  await userEvent.click(issue());
  expect(await screen.findByText('12. März 2026')).toBeVisible();
  expect(screen.getByText('K7MQ-4XTB')).toBeVisible();
  expect(screen.getByRole('link', { name: 'lernkreis.example/pruefen/K7MQ-4XTB' })).toHaveAttribute(
    'href',
    issuedCertificate.verification_url,
  );
  expect(sent[0]).toMatchObject({ method: 'POST', address: standingAddress });
});

test('what could not be issued says so, and can be tried again', async () => {
  await open({ own: ownStanding() });
  fakeNetwork(offline);
  await userEvent.click(issue());
  expect(await screen.findByRole('alert')).toHaveTextContent(/noch nicht ausgestellt/);
  expect(issue()).toBeEnabled();
});

test('after a refusal it is shown what changed meanwhile', async () => {
  await open({ own: ownStanding() });
  const missing = [{ assignment_id: 'a', title: 'Fahrzeug', url: '/x', submitted: true }];
  const now = ownStanding({ standing: 'incomplete', grade: null, missing });
  const sent = fakeNetwork(({ method }) =>
    method === 'POST' ? failed(409, { code: 'certificate_not_ready' }) : json(now),
  );
  await userEvent.click(issue());
  expect(await screen.findByText('Wird bewertet')).toBeVisible();
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a valid one of a course that changed is shown, and can be issued anew', async () => {
  const grade = { exact: 5.5, official: 5.5 };
  await open({ own: ownStanding({ standing: 'renewable', grade, issued: issuedCertificate }) });
  expect(screen.getByText('Gültig')).toBeVisible();
  expect(screen.getByRole('button', { name: 'PDF herunterladen' })).toBeVisible();
  expect(screen.getByText(/Der ausgestellte gilt weiter\. .* mit der Note 5\.5/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Neu ausstellen' })).toBeVisible();
});

test('after another evaluation it is issued again', async () => {
  const own = ownStanding({
    standing: 'changed',
    grade: { exact: 5.5, official: 5.5 },
    issued: issuedCertificate,
  });
  await open({ own });
  expect(screen.getByText(/am 12\. März 2026 mit der Note 5\.0 ausgestellt hast/)).toBeVisible();
  expect(screen.getByText(/mit der Note 5\.5\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Neu ausstellen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'PDF herunterladen' })).not.toBeInTheDocument();
});

test('another evaluation leaves the old one outdated, also while one is missing', async () => {
  const missing = [{ assignment_id: 'a', title: 'Fahrzeug', url: '/x', submitted: true }];
  const issued = { ...issuedCertificate, state: 'superseded' } as const;
  await open({ own: ownStanding({ standing: 'incomplete', missing, issued }) });
  expect(screen.getByText(/dass er nicht mehr gilt/)).toBeVisible();
  expect(screen.getByText('Wird bewertet')).toBeVisible();
});

const revoked = { ...issuedCertificate, state: 'revoked', revocation_reason: 'Falsche Person' } as const;

test('a revoked one says why, and what comes next', async () => {
  await open({ own: ownStanding({ standing: 'revoked', issued: revoked }) });
  expect(screen.getByText('Begründung: Falsche Person')).toBeVisible();
  expect(screen.getByText(/sobald sich eine Bewertung ändert/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('after a revocation another result can be issued', async () => {
  await open({ own: ownStanding({ issued: revoked }) });
  expect(screen.getByText('Begründung: Falsche Person')).toBeVisible();
  expect(issue()).toBeVisible();
});

const issuedOne = ownStanding({ standing: 'issued', issued: issuedCertificate });

test.each([
  ['PDF herunterladen', endpoints.certificateDocument],
  ['Open Badge herunterladen', endpoints.certificateCredential],
])('%s', async (name, endpoint) => {
  const sent = fakeNetwork(
    () => new Response('file', { headers: { 'content-disposition': 'attachment; filename="a"' } }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open({ own: issuedOne });
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(sent.map(({ address }) => address)).toEqual([
    addressOf(endpoint, { params: { id: issuedCertificate.id } }),
  ]);
});

test('a download that failed says so', async () => {
  fakeNetwork(offline);
  await open({ own: issuedOne });
  await userEvent.click(screen.getByRole('button', { name: 'PDF herunterladen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/nicht heruntergeladen/);
});

test('a download of one that does not count any more says so, and shows what became of it', async () => {
  await open({ own: issuedOne });
  const outdated = ownStanding({
    standing: 'changed',
    issued: { ...issuedCertificate, state: 'superseded' },
  });
  const shown = Promise.withResolvers<Response>();
  fakeNetwork(({ address }) =>
    address === standingAddress ? shown.promise : failed(404, { code: 'not_found' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'PDF herunterladen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/gilt nicht mehr/);
  shown.resolve(json(outdated));
  expect(await screen.findByRole('button', { name: 'Neu ausstellen' })).toBeVisible();
});

test('a download that has to wait says so', async () => {
  await open({ own: issuedOne });
  fakeNetwork(() => failed(429, { code: 'too_many_requests' }));
  await userEvent.click(screen.getByRole('button', { name: 'PDF herunterladen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/in einer Minute erneut/);
});

test('the link for others is copied', async () => {
  await open({ own: issuedOne });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: 'Link kopieren' }));
  expect(write).toHaveBeenCalledExactlyOnceWith(issuedCertificate.verification_url);
  expect(screen.getByText('Der Link zum Prüfen ist kopiert.')).toBeVisible();
  write.mockRejectedValue(new Error('no'));
  await userEvent.click(screen.getByRole('button', { name: 'Link kopieren' }));
  expect(await screen.findByText(/Markiere die Adresse/)).toBeVisible();
});

test('a platform without a key offers no badge', async () => {
  await open({
    own: ownStanding({ standing: 'issued', issued: { ...issuedCertificate, credential_url: null } }),
  });
  expect(screen.getByRole('button', { name: 'PDF herunterladen' })).toBeVisible();
  expect(screen.queryByText(/Open Badge/)).not.toBeInTheDocument();
});

test('in French', async () => {
  await open({ own: issuedOne, language: 'fr' });
  expect(screen.getByText('12 mars 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Télécharger le PDF' })).toBeVisible();
});

test('what could not be loaded can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await open({});
  expect(await screen.findByText('Der ausgestellte Nachweis konnte nicht geladen werden')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});

test('it vanishes with the participation', async () => {
  const sent = fakeNetwork(() => failed(404, { code: 'not_found' }));
  await open({});
  await waitFor(() => expect(document.querySelector('section')).toBeNull());
  expect(sent).toHaveLength(1);
});
