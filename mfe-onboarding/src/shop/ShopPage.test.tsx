import type { CourseSession } from '@learn/contracts';
import { courseSession } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { employed, open } from '../testing/newcomer.ts';
import { orderWith, productWith, sessionId } from '../testing/offer.ts';

const products = [
  productWith(),
  productWith({ id: 'ag', title: 'Automobil, Lugano', course_type: 'ag', price: 68_000 }),
  productWith({ id: 'had', title: 'Bern 2026', bought: true }),
  productWith({ id: 'waits', title: 'Genf 2026', bought: true, course_session_id: 'none' }),
];

const openShop = (
  rest: Readonly<Record<string, unknown>>,
  sessions: readonly CourseSession[] = [courseSession({ id: sessionId })],
) =>
  open('/shop', {
    user: employed,
    sessions,
    rest: { '/api/shop/products/': [], '/api/shop/orders/': [], ...rest },
  });

test('what can be had leads to the order of its family, what one has to the course', async () => {
  await openShop({ '/api/shop/products/': products });
  const cards = within(await screen.findByRole('region', { name: 'Offene Durchführungen' }));
  expect(cards.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bestellen', `/onboarding/vv-de/checkout/address?product=${products[0]?.id}`],
    ['Bestellen', '/onboarding/ag-de/account/complete-at?product=ag'],
    ['Zum Lernpfad', expect.stringMatching(/^\/course\/versicherungsvermittler-in\/learn/)],
  ]);
  expect(cards.getByText('Der Verband bezahlt')).toBeVisible();
  expect(cards.getByText('bestellt')).toBeVisible();
});

test('own orders have their state, and their invoice unless they were cancelled', async () => {
  const orders = [
    orderWith(),
    orderWith({ id: 'b', state: 'pending', invoice_number: 1043 }),
    orderWith({ id: 'c', state: 'cancelled', invoice_number: 1044, invoice_url: null }),
  ];
  await openShop({ '/api/shop/orders/': orders });
  const list = within(await screen.findByRole('region', { name: 'Deine Bestellungen' }));
  expect(list.getByText('bestätigt')).toBeVisible();
  expect(list.getByText('wartet auf Bestätigung')).toBeVisible();
  expect(list.getByText('storniert')).toBeVisible();
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Rechnung 1042 (PDF)',
    'Rechnung 1043 (PDF)',
  ]);
});

test('empty lists say what would be here', async () => {
  await openShop({});
  expect(await screen.findByText('Zurzeit ist nichts offen')).toBeVisible();
  expect(screen.getByText('Du hast noch nichts bestellt')).toBeVisible();
});

test('who has no course yet is led to the enrolment that is open to everybody', async () => {
  await openShop({}, []);
  expect(await screen.findByText('Du hast noch keinen Kurs')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jetzt einschreiben' })).toHaveAttribute(
    'href',
    '/onboarding/vv-de/account/confirm',
  );
});
