import { endpoints } from '@learn/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markChanged, onStale } from '../freshness.ts';
import { clearRestCache } from '../rest/rest.ts';
import { startPlatform } from '../start.ts';
import { fakeNetwork, json } from '../testing/fakeNetwork.ts';
import { lena, pageOf, sessionOf } from '../testing/fixtures.ts';
import { changeProfile, resetPerson } from './account.ts';
import { $courseSessions } from './courseSessions.ts';
import { $language } from './language.ts';
import { $user } from './user.ts';

beforeEach(async () => {
  clearRestCache();
  await startPlatform(pageOf({ courseSessions: [sessionOf('s1', 'auto', { title: 'Frühling' })] }), []);
});
afterEach(() => vi.unstubAllGlobals());

/** Waits until the readers of the changes so far have been told. */
async function told(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = onStale(['device'], () => resolve());
  markChanged(['device']);
  await promise;
  stop();
}

it('shows what the person has changed in another tab', async () => {
  fakeNetwork(() => json({ ...lena, city: 'Bern' }));
  markChanged(['profile']);
  await vi.waitFor(() => expect($user.get()?.city).toBe('Bern'));
});

it('takes over a language of another tab, with the data in it', async () => {
  fakeNetwork(({ address }) =>
    address === endpoints.me.path
      ? json({ ...lena, language: 'fr' })
      : json([sessionOf('s1', 'auto', { title: 'Printemps' })]),
  );
  markChanged(['profile']);
  await vi.waitFor(() => expect($courseSessions.get()[0]?.title).toBe('Printemps'));
  expect([$language.get(), $user.get()?.language]).toEqual(['fr', 'fr']);
});

it('asks for nothing after a change in this tab, whose answer it has', async () => {
  const sent = fakeNetwork(() => json({ ...lena, city: 'Bern' }));
  await changeProfile({ city: 'Bern' });
  await told();
  expect(sent.map(({ method }) => method)).toEqual(['PUT']);
});

it('asks for nobody', async () => {
  const sent = fakeNetwork(() => json(lena));
  resetPerson();
  markChanged(['profile']);
  await told();
  expect([sent, $user.get()]).toEqual([[], undefined]);
});
