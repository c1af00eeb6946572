import { endpoints } from '@learn/contracts';
import { $pathname } from '@learn/platform';
import { failed, fakeNetwork, json } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newcomer, open } from '../testing/newcomer.ts';
import { employers, productWith, profiles } from '../testing/offer.ts';

afterEach(() => vi.unstubAllGlobals());

const rest = {
  '/api/core/organisations/': employers,
  '/api/core/profiles/': profiles,
  '/api/shop/products/?course_type=vv': [productWith()],
};

/** Takes every change of the profile. */
const network = () => fakeNetwork(({ body }) => json({ ...newcomer, ...(body as Partial<typeof newcomer>) }));

const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Speichern und weiter' }));

describe('in vv', () => {
  const address = '/onboarding/vv-de/account/profile?next=%2Fmessages';

  test('the employer is named; only what was entered is saved, and the next step follows', async () => {
    const sent = network();
    await open(address, { rest });
    await userEvent.type(await screen.findByLabelText('Arbeitgeber'), '  Seetal AG ');
    await next();
    await waitFor(() => expect($pathname.get()).toBe('/onboarding/vv-de/account/course-profile'));
    expect(sent).toMatchObject([
      {
        address: endpoints.changeMe.path,
        method: 'PUT',
        body: { organisation: '-1', organisation_detail_name: 'Seetal AG' },
      },
    ]);
    expect(Object.keys(sent[0]?.body ?? {})).toHaveLength(2);
  });

  test('going back shows what was entered', async () => {
    network();
    await open(address, { rest });
    await userEvent.type(await screen.findByLabelText('Arbeitgeber'), 'Seetal AG');
    await next();
    await screen.findByRole('heading', { name: 'Dein Zulassungsprofil' });
    const [back] = screen.getAllByRole('link', { name: 'Zurück' });
    await userEvent.click(back as HTMLElement);
    expect(await screen.findByLabelText('Arbeitgeber')).toHaveValue('Seetal AG');
    expect($pathname.get()).toBe('/onboarding/vv-de/account/profile');
  });

  test('what is missing or wrong is said at its field', async () => {
    const sent = network();
    await open(address, { rest });
    await userEvent.type(await screen.findByLabelText('Mobiltelefon'), 'abc');
    await next();
    expect(screen.getByText('Sag uns, wo du arbeitest.')).toBeVisible();
    expect(screen.getByText(/keine gültige Telefonnummer/)).toBeVisible();
    expect(screen.getByLabelText('Arbeitgeber')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('a number that the server does not know is said at its field', async () => {
    fakeNetwork(() =>
      failed(400, {
        code: 'validation_failed',
        fields: [{ field: 'phone_number', messages: ['Das ist keine gültige Telefonnummer.'] }],
      }),
    );
    await open(address, { rest });
    await userEvent.type(await screen.findByLabelText('Arbeitgeber'), 'Seetal AG');
    await userEvent.type(screen.getByLabelText('Mobiltelefon'), '079 000 00 00');
    await next();
    expect(await screen.findByText('Das ist keine gültige Telefonnummer.')).toBeVisible();
    expect(screen.getByLabelText('Mobiltelefon')).toHaveFocus();
  });
});

describe('in uk', () => {
  const address = '/onboarding/uk/account/profile';

  test('the employer comes from the list, and is told to be a claim', async () => {
    const sent = network();
    await open(address, { rest });
    await userEvent.click(await screen.findByLabelText('Arbeitgeber'));
    await userEvent.click(await screen.findByRole('option', { name: 'Seetal Versicherungen AG' }));
    expect(screen.getByText(/Bis dahin sieht er nur deinen Namen/)).toBeVisible();
    await next();
    await waitFor(() => expect($pathname.get()).toBe('/onboarding/uk/account/complete-uk'));
    expect(sent).toMatchObject([{ body: { organisation: '1' } }]);
    expect(await screen.findByText('Die Kursleitung trägt dich ein')).toBeVisible();
  });

  test('one that is not in the list is named', async () => {
    const sent = network();
    await open(address, { rest });
    await next();
    expect(screen.getByText('Sag uns, wo du arbeitest.')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Arbeitgeber'));
    await userEvent.click(await screen.findByRole('option', { name: 'Anderer Arbeitgeber' }));
    await userEvent.type(screen.getByLabelText('Name des Arbeitgebers'), 'Neu AG');
    await next();
    await waitFor(() =>
      expect(sent).toMatchObject([{ body: { organisation: '-1', organisation_detail_name: 'Neu AG' } }]),
    );
  });
});
