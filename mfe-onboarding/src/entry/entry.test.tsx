import { $pathname } from '@learn/platform';
import { courseSession } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { employed, newcomer, open } from '../testing/newcomer.ts';
import { employers, orderWith, productWith, profileId, profiles } from '../testing/offer.ts';

const products = '/api/shop/products/?course_type=';
const rest = (productsOfVv = [productWith()]) => ({
  '/api/core/organisations/': employers,
  '/api/core/profiles/': profiles,
  '/api/shop/orders/': [orderWith()],
  [`${products}vv`]: productsOfVv,
  [`${products}uk`]: [],
  [`${products}ag`]: [productWith({ course_type: 'ag', profile_ids: [] })],
  [`${products}et`]: [productWith({ course_type: 'et', profile_ids: [] })],
});

const leadsTo = async (pathname: string) => waitFor(() => expect($pathname.get()).toBe(pathname));

describe('a visitor', () => {
  test.each([
    ['/onboarding', '/onboarding/vv-de/account/create'],
    ['/onboarding?uk', '/onboarding/uk/account/create'],
    ['/onboarding/ag-de', '/onboarding/ag-de/account/create'],
    ['/onboarding/vv-de/checkout/address', '/onboarding/vv-de/account/create'],
    ['/onboarding/vv-de/account/profile?uk', '/onboarding/uk/account/create'],
    ['/onboarding/et-de/account/complete-et', '/onboarding/et-de/account/create'],
    ['/onboarding/vv-de/account/confirm', '/onboarding/vv-de/account/create'],
  ])('of %s is led to %s', async (address, target) => {
    await open(address, { user: null });
    await leadsTo(target);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dein Konto' })).toBeVisible();
  });

  test.each(['/onboarding/xx-de/account/create', '/onboarding/vv-en', '/onboarding/vv/account/confirm'])(
    'of %s reads that there is no such onboarding',
    async (address) => {
      await open(address, { user: null });
      expect(await screen.findByText('No configuration found for course type')).toBeVisible();
    },
  );

  test('keeps where they wanted to go', async () => {
    await open('/onboarding/vv-de/account/profile?next=%2Fmessages%3Fa%3D1', { user: null });
    await leadsTo('/onboarding/vv-de/account/create');
    const login = await screen.findByRole('link', { name: 'Anmelden' });
    expect(login.getAttribute('href')).toBe(
      `/login-local?${new URLSearchParams({ next: '/onboarding/vv-de/account/confirm?next=%2Fmessages%3Fa%3D1' })}`,
    );
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'is not led away by next=%s',
    async (next) => {
      await open(`/onboarding/vv-de/account/profile?${new URLSearchParams({ next })}`, { user: null });
      const login = await screen.findByRole('link', { name: 'Anmelden' });
      expect(login).toHaveAttribute(
        'href',
        `/login-local?${new URLSearchParams({ next: '/onboarding/vv-de/account/confirm' })}`,
      );
    },
  );
});

describe('a person who is logged in', () => {
  test('and opens the creation of an account, goes on with theirs', async () => {
    await open('/onboarding/vv-de/account/create');
    await leadsTo('/onboarding/vv-de/account/confirm');
    expect(await screen.findByText('Nora Neu')).toBeVisible();
  });

  test.each([
    ['vv-de', newcomer, '/onboarding/vv-de/account/profile'],
    ['vv-de', employed, '/onboarding/vv-de/account/course-profile'],
    ['vv-de', { ...employed, chosen_profile: profileId }, '/onboarding/vv-de/checkout/address'],
    ['uk', newcomer, '/onboarding/uk/account/profile'],
    ['uk', { ...newcomer, organisation: '1' }, '/onboarding/uk/account/complete-uk'],
    ['ag-de', newcomer, '/onboarding/ag-de/account/complete-ag'],
    ['et-de', newcomer, '/onboarding/et-de/account/complete-et'],
  ])('goes on in %s at the first step that is not done', async (courseType, user, target) => {
    await open(`/onboarding/${courseType}`, { user, rest: rest() });
    await leadsTo(target);
  });

  test('with an option to choose, chooses it before the order', async () => {
    const user = { ...employed, chosen_profile: profileId };
    await open('/onboarding/vv-de', { user, rest: rest([productWith({ course_options: ['Nord', 'Süd'] })]) });
    await leadsTo('/onboarding/vv-de/account/course-option');
    expect(await screen.findByRole('radio', { name: 'Süd' })).toBeVisible();
  });

  test.each(['checkout/address', 'account/course-profile', 'account/course-option'])(
    'and opens %s too early, is led to what comes first',
    async (page) => {
      await open(`/onboarding/vv-de/${page}`, { rest: rest() });
      await leadsTo('/onboarding/vv-de/account/profile');
    },
  );

  test('has ordered, and reads so wherever they come back to', async () => {
    const bought = rest([productWith({ bought: true })]);
    await open('/onboarding/vv-de/checkout/address', { user: employed, rest: bought });
    await leadsTo('/onboarding/vv-de/checkout/complete');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Danke, deine Bestellung ist da',
    );
  });

  test('and has named an employer, skips the profile', async () => {
    await open('/onboarding/vv-de/account/profile', { user: employed, rest: rest() });
    await leadsTo('/onboarding/vv-de/account/course-profile');
  });

  test('was invited as a learning mentor, and needs no course for it', async () => {
    const next = '/lernbegleitung/kurs/invitation/token';
    await open(`/onboarding/vv-de?${new URLSearchParams({ next })}`, { rest: rest() });
    await leadsTo(next);
  });

  test.each([
    ['vv-de', [], '/onboarding/vv-de/account/course-profile'],
    ['vv-de', [courseSession({ courseType: 'et' })], '/onboarding/et-de/account/complete-et'],
    ['ag-de', [], '/onboarding/ag-de/account/complete-ag'],
    ['uk', [courseSession({ courseType: 'uk' })], '/onboarding/uk/account/complete-uk'],
  ])('complete-at of %s with courses %#, leads to the own family', async (courseType, sessions, target) => {
    await open(`/onboarding/${courseType}/account/complete-at`, { user: employed, sessions, rest: rest() });
    await leadsTo(target);
  });

  test.each(['uk', 'vv-de'])('of %s has no call that enrols at once', async (courseType) => {
    await open(`/onboarding/${courseType}/account/complete-ag`, { rest: rest() });
    expect(await screen.findByText('No API endpoint configured for course type')).toBeVisible();
  });

  test('whose products could not be loaded can try again', async () => {
    await open('/onboarding/vv-de', { user: employed });
    expect(await screen.findByText('Die Durchführungen konnten nicht geladen werden')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
