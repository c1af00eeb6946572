import type { Language } from '@learn/domain';
import { AddressFrame, failed, fakeNetwork, json, offline, renderRemote } from '@learn/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../../remote.ts';
import { verificationAddress, verifiedCertificate } from '../../testing/issued.ts';

afterEach(() => vi.unstubAllGlobals());

const open = (address: string, language: Language = 'de') =>
  renderRemote({
    remote,
    address,
    frame: AddressFrame,
    parts: ['verification'],
    language,
    user: null,
    courseSessions: [],
  });

const ofCode = '/pruefen/K7MQ-4XTB';
const code = () => screen.getByRole('textbox', { name: 'Code' });

test('a code is typed as it stands on the paper, in any case', async () => {
  const sent = fakeNetwork(() => json(verifiedCertificate()));
  await open('/pruefen');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kompetenznachweis prüfen' })).toBeVisible();
  await userEvent.type(code(), 'k7mq 4xtb{Enter}');
  expect(await screen.findByRole('heading', { name: 'Gültig' })).toBeVisible();
  expect(sent).toMatchObject([{ address: verificationAddress() }]);
  expect(screen.getByRole('heading', { name: 'Einen anderen Code prüfen' })).toBeVisible();
  expect(code()).toHaveValue('');
});

test('what cannot be a code is not asked for', async () => {
  const sent = fakeNetwork(() => json(verifiedCertificate()));
  await open('/pruefen');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), 'K7MQ-4XT0');
  await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/ohne 0, 1, I, L und O/);
  expect(code()).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each([
  ['valid', 'Gültig', /gilt\. Vergleiche/],
  ['superseded', 'Ersetzt', /gilt aber nicht mehr/],
  ['revoked', 'Widerrufen', /Er gilt nicht/],
] as const)('one that is %s', async (state, title, explanation) => {
  fakeNetwork(() => json(verifiedCertificate({ state })));
  const { container } = await open(ofCode);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(explanation)).toBeVisible();
  const facts = [...container.querySelectorAll('dl > div')].map((fact) => fact.textContent);
  expect(facts).toEqual([
    'NameLena Keller',
    'KompetenznachweisKompetenznachweis 1',
    'LehrgangVersicherungsvermittler/-in',
    'Note5.0',
    'Ausgestellt am12. März 2026',
    'CodeK7MQ-4XTB',
  ]);
});

test('one that nobody has issued', async () => {
  fakeNetwork(() => failed(404, { code: 'not_found' }));
  await open(ofCode);
  expect(await screen.findByText('Den Code «K7MQ-4XTB» gibt es nicht')).toBeVisible();
  expect(code()).toBeVisible();
});

test('after too many guesses one has to wait', async () => {
  fakeNetwork(() => failed(429, { code: 'too_many_requests' }));
  await open(ofCode);
  expect(await screen.findByRole('alert')).toHaveTextContent(/in einer Viertelstunde/);
});

test('without network it can be tried again', async () => {
  fakeNetwork(offline);
  await open(ofCode);
  expect(await screen.findByText('Der Kompetenznachweis konnte nicht geprüft werden')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});

test('in Italian', async () => {
  fakeNetwork(() => json(verifiedCertificate()));
  await open(ofCode, 'it');
  expect(await screen.findByRole('heading', { name: 'Valido' })).toBeVisible();
  expect(screen.getByText('12 marzo 2026')).toBeVisible();
});

test('search engines are asked to leave it alone', async () => {
  fakeNetwork(() => json(verifiedCertificate()));
  await open(ofCode);
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
