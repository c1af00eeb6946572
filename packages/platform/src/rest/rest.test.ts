import { endpoints, listKey } from '@learn/contracts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setLanguage } from '../stores/language.ts';
import { failed, fakeNetwork, held, json } from '../testing/fakeNetwork.ts';
import { HttpError } from './HttpError.ts';
import { clearRestCache, knownAt, onUnauthorised, primeRestCache, rest, timeoutMs } from './rest.ts';

const me = endpoints.me.path;

beforeEach(clearRestCache);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setLanguage('de');
});

describe('what is sent', () => {
  it.each([
    ['GET', () => rest.get(endpoints.me)],
    ['POST', () => rest.send(endpoints.changeAvatar)],
    ['PUT', () => rest.send(endpoints.changeMe, { body: {} })],
    ['DELETE', () => rest.send(endpoints.deleteAvatar)],
  ])('%s carries the anti-forgery value of the cookie', async (method, send) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('loginStatus=true; csrftoken=a%2Bb; xcsrftoken=no');
    const sent = fakeNetwork(() => json({}));
    await send();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.method).toBe(method);
    expect(sent[0]?.headers.get('X-CSRFToken')).toBe('a+b');
  });

  it('has an empty anti-forgery value while there is no cookie', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const sent = fakeNetwork(() => json({}));
    await rest.send(endpoints.changeAvatar);
    expect(sent[0]?.headers.get('X-CSRFToken')).toBe('');
  });

  it('is JSON, in the language of the screen', async () => {
    const sent = fakeNetwork(() => json({}));
    setLanguage('it');
    await rest.send(endpoints.changeMe, { body: { language: 'it' } });
    expect(sent[0]?.body).toEqual({ language: 'it' });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(sent[0]?.headers.get('Accept-Language')).toBe('it');
  });

  it('has no body on GET and DELETE, and an empty object on a POST without one', async () => {
    const sent = fakeNetwork(() => json({}));
    await rest.get(endpoints.me);
    await rest.send(endpoints.deleteAvatar);
    await rest.send(endpoints.changeAvatar);
    expect(sent.map(({ body }) => body)).toEqual([undefined, undefined, {}]);
  });

  it('has no answer where the server sends none', async () => {
    fakeNetwork(() => new Response(null, { status: 204 }));
    await expect(rest.send(endpoints.logout)).resolves.toBeUndefined();
  });
});

describe('failures', () => {
  it('say status, code, fields and request id', async () => {
    const fields = [{ field: 'username', messages: ['Fehlt.'] }];
    fakeNetwork(() =>
      failed(400, {
        code: 'validation_failed',
        message: 'Bitte prüfe deine Eingaben.',
        fields,
        request_id: 'r-1',
      }),
    );
    const error = await rest.send(endpoints.changeAvatar).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      message: 'HTTP error 400',
      status: 400,
      code: 'validation_failed',
      explanation: 'Bitte prüfe deine Eingaben.',
      fields,
      requestId: 'r-1',
    });
    expect((error as HttpError).response.status).toBe(400);
  });

  it('need no body of ours', async () => {
    fakeNetwork(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(rest.get(endpoints.me)).rejects.toMatchObject({
      message: 'HTTP error 502',
      code: undefined,
      explanation: '',
      fields: [],
      requestId: undefined,
    });
  });

  it('pass a lost network on as it is', async () => {
    const lost = new TypeError('Failed to fetch');
    fakeNetwork(() => Promise.reject(lost));
    await expect(rest.get(endpoints.me)).rejects.toBe(lost);
  });
});

/** A server that never answers; the browser gives such a call up when its signal says so. */
function stubSilence(): void {
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
}

describe('a call that nobody answers', () => {
  it.each([
    ['GET', () => rest.get(endpoints.me)],
    ['POST', () => rest.send(endpoints.changeAvatar)],
    ['PUT', () => rest.send(endpoints.changeMe, { body: {} })],
    ['DELETE', () => rest.send(endpoints.deleteAvatar)],
  ])('%s fails after a while', async (_method, send) => {
    const late = new DOMException('too late', 'TimeoutError');
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(late));
    stubSilence();
    await expect(send()).rejects.toBe(late);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(timeoutMs);
  });

  it.each([
    ['POST', (signal: AbortSignal) => rest.send(endpoints.changeAvatar, {}, { signal })],
    ['PUT', (signal: AbortSignal) => rest.send(endpoints.changeMe, { body: {} }, { signal })],
    ['DELETE', (signal: AbortSignal) => rest.send(endpoints.deleteAvatar, {}, { signal })],
  ])('%s can be given up', async (_method, send) => {
    stubSilence();
    const controller = new AbortController();
    const call = send(controller.signal);
    controller.abort(new Error('no longer wanted'));
    await expect(call).rejects.toThrow('no longer wanted');
  });
});

describe('kept answers', () => {
  it('are asked for once per address, also at the same time', async () => {
    const sent = fakeNetwork(({ address }) => json(address));
    const both = await Promise.all([rest.get(endpoints.me), rest.get(endpoints.me)]);
    expect(both).toEqual([me, me]);
    await rest.get(endpoints.me);
    await rest.get(endpoints.profiles);
    expect(sent.map(({ address }) => address)).toEqual([me, endpoints.profiles.path]);
  });

  it('do not include failures', async () => {
    let down = true;
    const sent = fakeNetwork(() => (down ? failed(503) : json('here')));
    await expect(rest.get(endpoints.me)).rejects.toThrow('HTTP error 503');
    down = false;
    await expect(rest.get(endpoints.me)).resolves.toBe('here');
    expect(sent).toHaveLength(2);
  });

  it('are asked for again on demand, and the new one is kept', async () => {
    let count = 0;
    fakeNetwork(() => json(++count));
    await rest.get(endpoints.me);
    await expect(rest.get(endpoints.me, {}, { reload: true })).resolves.toBe(2);
    await expect(rest.get(endpoints.me)).resolves.toBe(2);
  });

  it('are asked for by the next caller once they are forgotten', async () => {
    const sent = fakeNetwork(() => json({}));
    await rest.get(endpoints.me);
    rest.forget(endpoints.me);
    expect(knownAt(endpoints.me, endpoints.me.path)).toBeUndefined();
    await rest.get(endpoints.me);
    expect(sent).toHaveLength(2);
  });

  it('survive a failure of an older question to the same address', async () => {
    const first = held();
    const answers = [first.answer, json('new')];
    fakeNetwork(() => answers.shift() ?? failed(500));
    const old = rest.get(endpoints.me);
    await rest.get(endpoints.me, {}, { reload: true });
    first.arrive(failed(500));
    await expect(old).rejects.toThrow('HTTP error 500');
    await expect(rest.get(endpoints.me)).resolves.toBe('new');
  });

  it.each([
    ['POST', () => rest.send(endpoints.changeAvatar)],
    ['PUT', () => rest.send(endpoints.changeMe, { body: {} })],
    ['DELETE', () => rest.send(endpoints.deleteAvatar)],
  ])('are forgotten after a %s', async (method, send) => {
    const sent = fakeNetwork(() => json({}));
    await rest.get(endpoints.me);
    await send();
    await rest.get(endpoints.me);
    expect(sent.map((call) => call.method)).toEqual(['GET', method, 'GET']);
  });

  it('stay when the write failed', async () => {
    const sent = fakeNetwork(({ method }) => (method === 'GET' ? json({}) : failed(409)));
    await rest.get(endpoints.me);
    await rest.send(endpoints.changeAvatar).catch(() => undefined);
    await rest.get(endpoints.me);
    expect(sent).toHaveLength(2);
  });

  it('may come with the page', async () => {
    const sent = fakeNetwork(() => failed(500));
    primeRestCache({ '/api/dashboard/config/': [] });
    await expect(rest.get(endpoints.dashboardConfig)).resolves.toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe('onUnauthorised', () => {
  it.each([
    [401, 'not_logged_in', 1],
    [401, 'login_failed', 0],
    [403, 'forbidden', 0],
    [403, 'csrf_failed', 0],
  ] as const)('%i %s calls %i time(s)', async (status, code, times) => {
    const listener = vi.fn();
    const stop = onUnauthorised(listener);
    fakeNetwork(() => failed(status, { code }));
    await rest.get(endpoints.me).catch(() => undefined);
    stop();
    expect(listener).toHaveBeenCalledTimes(times);
  });

  it('no longer calls a listener that has unsubscribed', async () => {
    const listener = vi.fn();
    onUnauthorised(listener)();
    fakeNetwork(() => failed(401, { code: 'not_logged_in' }));
    await rest.get(endpoints.me).catch(() => undefined);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('lists', () => {
  const page = (rows: unknown, total?: string) =>
    new Response(JSON.stringify(rows), { headers: total === undefined ? {} : { 'x-total-count': total } });

  it('say how many rows there are in all, and are kept until something is written', async () => {
    const sent = fakeNetwork(() => page(['a', 'b'], '312'));
    expect(await rest.list(endpoints.persons, { query: { limit: 2 } })).toEqual({
      rows: ['a', 'b'],
      total: 312,
    });
    await rest.list(endpoints.persons, { query: { limit: 2 } });
    expect(sent).toHaveLength(1);
    await rest.send(endpoints.changeMe, { body: {} });
    await rest.list(endpoints.persons, { query: { limit: 2 } });
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
  });

  it('are as long as they are where the server counts nothing', async () => {
    fakeNetwork(() => page(['a']));
    expect(await rest.list(endpoints.persons)).toEqual({ rows: ['a'], total: 1 });
  });

  it('are not mistaken for plain answers of the same address', async () => {
    fakeNetwork(() => page(['a'], '5'));
    await rest.list(endpoints.persons);
    expect(await rest.get(endpoints.persons)).toEqual(['a']);
  });

  it('are whole when all pages are asked for', async () => {
    const all = ['a', 'b', 'c', 'd', 'e'];
    const sent = fakeNetwork(({ address }) => {
      const offset = Number(new URL(address, 'http://x').searchParams.get('offset'));
      return page(all.slice(offset, offset + 2), '5');
    });
    expect(await rest.whole(endpoints.dueDates, 2)).toEqual(all);
    expect(sent.map(({ address }) => address.replace(endpoints.dueDates.path, ''))).toEqual([
      '?limit=2&offset=0',
      '?limit=2&offset=2',
      '?limit=2&offset=4',
    ]);
    expect(rest.knownWhole(endpoints.dueDates, 2)).toBeUndefined();
  });

  it('are whole at once where one page that came with the HTML has all', async () => {
    const sent = fakeNetwork(() => failed(500));
    const rows = ['a', 'b'];
    const first = listKey(`${endpoints.dueDates.path}?limit=2&offset=0`);
    primeRestCache({ [first]: { rows, total: 2 } });
    expect(rest.knownWhole(endpoints.dueDates, 2)).toBe(rows);
    expect(await rest.whole(endpoints.dueDates, 2)).toBe(rows);
    expect(sent).toEqual([]);
  });

  it('end where the server has fewer rows than it said', async () => {
    fakeNetwork(({ address }) => page(address.endsWith('offset=0') ? ['a'] : [], '5'));
    expect(await rest.whole(endpoints.dueDates, 1)).toEqual(['a']);
  });

  it('are not kept when they fail', async () => {
    const answers = [failed(503), page([], '0')];
    fakeNetwork(() => answers.shift() ?? failed(500));
    await expect(rest.list(endpoints.persons)).rejects.toBeInstanceOf(HttpError);
    expect(await rest.list(endpoints.persons)).toEqual({ rows: [], total: 0 });
  });
});

describe('files', () => {
  it('have the name that the server gives them', async () => {
    fakeNetwork(
      () =>
        new Response('a;b', {
          headers: {
            'content-type': 'text/csv',
            'content-disposition': 'attachment; filename="persons_vv_2026-11-21.csv"',
          },
        }),
    );
    const file = await rest.file(endpoints.exportFile, {
      params: { kind: 'persons' },
      query: { format: 'csv' },
    });
    expect(file.name).toBe('persons_vv_2026-11-21.csv');
    expect(file.type).toBe('text/csv');
    expect(await file.text()).toBe('a;b');
  });

  it('fail after a while when nobody answers', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    stubSilence();
    const late = expect(rest.file(endpoints.dataDownload)).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(timeoutMs);
    await late;
  });

  it('may take longer than that once they have begun to arrive', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const arrived: AbortSignal[] = [];
    vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
      arrived.push(signal);
      return new Response('a;b');
    });
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await rest.file(endpoints.dataDownload);
    await vi.advanceTimersByTimeAsync(2 * timeoutMs);
    expect(arrived.map(({ aborted }) => aborted)).toEqual([false]);
    expect(timeout).not.toHaveBeenCalled();
  });

  it('that are refused say why', async () => {
    fakeNetwork(() => failed(404, { code: 'not_found' }));
    await expect(rest.file(endpoints.dataDownload)).rejects.toMatchObject({ code: 'not_found' });
  });
});
