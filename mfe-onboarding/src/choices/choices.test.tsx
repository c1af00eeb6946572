import { $pathname } from '@learn/platform';
import { fakeNetwork, json } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { employed, open } from '../testing/newcomer.ts';
import { productWith, profileId, profiles } from '../testing/offer.ts';

afterEach(() => vi.unstubAllGlobals());

const rest = (product = productWith({ course_options: ['Nord', 'Süd'] })) => ({
  '/api/core/profiles/': [...profiles, { id: 'other', code: 'leben', name: 'Leben' }],
  '/api/shop/products/?course_type=vv': [product],
});

/** Keeps what is saved, as the server does. */
function network() {
  let profile = employed;
  return fakeNetwork(({ body }) => {
    profile = { ...profile, ...(body as Partial<typeof employed>) };
    return json(profile);
  });
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'Speichern und weiter' }));

test('profile, then option, each saved by itself; only what the courses have can be chosen', async () => {
  const sent = network();
  await open('/onboarding/vv-de/account/course-profile', { user: employed, rest: rest() });
  await screen.findByRole('radio', { name: 'Nicht-Leben' });
  expect(screen.queryByRole('radio', { name: 'Leben' })).not.toBeInTheDocument();
  await next();
  expect(await screen.findByText('Wähle eine Möglichkeit.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Nicht-Leben' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Nicht-Leben' }));
  await next();
  await userEvent.click(await screen.findByRole('radio', { name: 'Süd' }));
  expect($pathname.get()).toBe('/onboarding/vv-de/account/course-option');
  await next();
  await waitFor(() => expect($pathname.get()).toBe('/onboarding/vv-de/checkout/address'));
  expect(sent.map(({ body }) => body)).toEqual([{ chosen_profile: profileId }, { course_option: 'Süd' }]);
});

test('a course without profiles and options asks for neither', async () => {
  const product = productWith({ profile_ids: [], course_options: [] });
  await open('/onboarding/vv-de/account/course-profile', { user: employed, rest: rest(product) });
  await waitFor(() => expect($pathname.get()).toBe('/onboarding/vv-de/checkout/address'));
});

test('the way back leaves out what is not asked', async () => {
  const user = { ...employed, chosen_profile: profileId };
  await open('/onboarding/vv-de/checkout/address', { user, rest: rest(productWith()) });
  await screen.findByLabelText('Strasse');
  const [back] = screen.getAllByRole('link', { name: 'Zurück' });
  await userEvent.click(back as HTMLElement);
  await waitFor(() => expect($pathname.get()).toBe('/onboarding/vv-de/account/course-profile'));
  expect(await screen.findByRole('radio', { name: 'Nicht-Leben' })).toBeChecked();
});
