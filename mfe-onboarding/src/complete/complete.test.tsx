import { endpoints } from '@learn/contracts';
import { courseSession, failed, fakeNetwork, json } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { newcomer, open } from '../testing/newcomer.ts';
import { productId, productWith, sessionId } from '../testing/offer.ts';

let assign: MockInstance<typeof window.location.assign>;

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const place = productWith({ course_type: 'ag', profile_ids: [], title: 'Automobil, Zürich' });
const second = { ...place, id: '6f1c2a3e-0000-4000-8000-0000000000ee', title: 'Automobil, Lugano' };
const enrolled = {
  course_session_user_id: 'e',
  course_session_id: sessionId,
  redirect: '/course/auto/learn',
};

const openAg = (products: readonly (typeof place)[], page: Parameters<typeof open>[1] = {}, query = '') =>
  open(`/onboarding/ag-de/account/complete-ag${query}`, {
    rest: { '/api/shop/products/?course_type=ag': products },
    ...page,
  });

const enrolments = (sent: ReturnType<typeof fakeNetwork>) => sent.filter(({ method }) => method === 'POST');

const begin = () => userEvent.click(screen.getByRole('button', { name: 'Kurs beginnen' }));

describe('ag and et', () => {
  test('with one session it is one press to the course, once however often it is pressed', async () => {
    const sent = fakeNetwork(() => json(enrolled));
    await openAg([place]);
    await screen.findByText('Automobil, Zürich');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Kurs beginnen' }));
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith(`/course/auto/learn?courseSessionId=${sessionId}`),
    );
    expect(enrolments(sent)).toMatchObject([
      { address: endpoints.createAgCourseSessionUser.path, body: { product: productId } },
    ]);
  });

  test('of several sessions one is chosen', async () => {
    const sent = fakeNetwork(() => json(enrolled));
    await openAg([place, second]);
    await screen.findByRole('radio', { name: /Lugano/ });
    await begin();
    expect(await screen.findByText('Wähle eine Durchführung.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /Lugano/ }));
    await begin();
    await waitFor(() => expect(enrolments(sent)).toMatchObject([{ body: { product: second.id } }]));
  });

  test('of the shop is the chosen one', async () => {
    await openAg([place, second], {}, `?product=${second.id}`);
    expect(await screen.findByText('Automobil, Lugano')).toBeVisible();
    expect(screen.queryByText('Automobil, Zürich')).not.toBeInTheDocument();
  });

  test('leads where the person wanted to go at first', async () => {
    fakeNetwork(() => json(enrolled));
    await openAg([place], {}, '?next=%2Fmessages');
    await screen.findByText('Automobil, Zürich');
    await begin();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/messages'));
  });

  test('a course that has been closed meanwhile says so', async () => {
    const message = 'Dieser Kurs ist für die Anmeldung nicht offen.';
    fakeNetwork(() =>
      failed(400, { code: 'validation_failed', fields: [{ field: 'product', messages: [message] }] }),
    );
    await openAg([place, second]);
    await userEvent.click(await screen.findByRole('radio', { name: /Lugano/ }));
    await begin();
    expect(await screen.findByText(message)).toBeVisible();
    expect(assign).not.toHaveBeenCalled();
  });

  test('without an open session says so', async () => {
    await openAg([]);
    expect(await screen.findByText('Zurzeit ist keine Durchführung offen')).toBeVisible();
  });

  test('who is enrolled goes on to the course', async () => {
    await openAg([{ ...place, bought: true }], { sessions: [courseSession({ courseType: 'ag' })] });
    expect(await screen.findByRole('heading', { name: 'Du bist eingeschrieben' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Lernpfad' })).toBeVisible();
  });
});

describe('uk', () => {
  const user = { ...newcomer, organisation: '1' };

  test('waits for the course management', async () => {
    await open('/onboarding/uk/account/complete-uk', { user });
    expect(await screen.findByText(/hilfe@lernkreis\.example/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  });

  test('goes on to the course once they are enrolled', async () => {
    await open('/onboarding/uk/account/complete-uk', {
      user,
      sessions: [courseSession({ courseType: 'uk' })],
    });
    expect(await screen.findByRole('link', { name: 'Zum Lernpfad' })).toBeVisible();
  });
});
