import { endpoints } from '@learn/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearRestCache, rest } from '../rest/rest.ts';
import { startPlatform } from '../start.ts';
import { $courseSessions } from '../stores/courseSessions.ts';
import { $language } from '../stores/language.ts';
import { $user } from '../stores/user.ts';
import { setErrorReporter } from '../telemetry/telemetry.ts';
import { failed, fakeNetwork, json, type SentCall } from '../testing/fakeNetwork.ts';
import { lena, pageOf, sessionOf } from '../testing/fixtures.ts';
import { changeLanguage } from './changeLanguage.ts';
import { onLanguageData } from './languageData.ts';

const report = vi.fn();

beforeEach(() => {
  clearRestCache();
  report.mockClear();
  setErrorReporter(report);
});
afterEach(() => vi.unstubAllGlobals());

function server({ address, method }: SentCall): Response {
  if (method === 'PUT') return json({ ...lena, language: 'it' });
  return address === '/api/course/sessions/'
    ? json([sessionOf('s1', 'auto', { title: 'Primavera' })])
    : json([]);
}

describe('changeLanguage', () => {
  it('saves to the profile, then asks for the data again', async () => {
    const sent = fakeNetwork(server);
    await startPlatform(pageOf({ courseSessions: [sessionOf('s1', 'auto', { title: 'Frühling' })] }), []);
    await rest.get(endpoints.dashboardConfig);
    const order: string[] = [];
    const stop = onLanguageData(async () => {
      order.push(`data in ${$user.get()?.language}`);
    });
    await changeLanguage('it');
    stop();
    expect($language.get()).toBe('it');
    expect(sent[1]).toMatchObject({ method: 'PUT', address: '/api/core/me/', body: { language: 'it' } });
    expect($user.get()?.language).toBe('it');
    expect($courseSessions.get()[0]?.title).toBe('Primavera');
    expect(order).toEqual(['data in it']);
    await rest.get(endpoints.dashboardConfig);
    expect(sent.filter(({ address }) => address === '/api/dashboard/config/')).toHaveLength(2);
  });

  it('changes the screen of a visitor without a word to the server', async () => {
    const sent = fakeNetwork(() => failed(401));
    await startPlatform(pageOf({ user: null }), []);
    await changeLanguage('fr');
    expect($language.get()).toBe('fr');
    expect(sent).toEqual([]);
    expect(document.cookie).toContain('language=fr');
  });

  it('throws when the profile cannot be saved', async () => {
    fakeNetwork(() => failed(503));
    await startPlatform(pageOf(), []);
    await expect(changeLanguage('it')).rejects.toThrow('HTTP error 503');
    expect($user.get()?.language).toBe('de');
  });

  it('is done when the profile is saved: data that cannot be had again stays, and that is reported', async () => {
    fakeNetwork((call) => (call.method === 'GET' ? failed(503) : server(call)));
    await startPlatform(pageOf({ courseSessions: [sessionOf('s1', 'auto')] }), []);
    await changeLanguage('it');
    expect($courseSessions.get()).toHaveLength(1);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }), { area: 'language' });
  });

  it('does not report data that is refused in any language', async () => {
    fakeNetwork((call) => (call.method === 'GET' ? failed(404, { code: 'not_found' }) : server(call)));
    await startPlatform(pageOf({ courseSessions: [sessionOf('s1', 'auto')] }), []);
    await changeLanguage('it');
    expect($language.get()).toBe('it');
    expect(report).not.toHaveBeenCalled();
  });
});
