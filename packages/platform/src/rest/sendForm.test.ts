import { endpoints } from '@learn/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from './HttpError.ts';
import { clearRestCache, onUnauthorised, primeRestCache, rest } from './rest.ts';
import { sendForm } from './sendForm.ts';

/** The browser's request, answered by the test. */
class StubRequest {
  static last: StubRequest;
  readonly headers = new Map<string, string>();
  readonly upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  opened: readonly string[] = [];
  sent: unknown;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  constructor() {
    StubRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(form: unknown) {
    this.sent = form;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
}

const form = new FormData();
form.append('file', new File(['x'], 'x.png'));
const address = '/api/core/avatar/';

beforeEach(() => {
  clearRestCache();
  vi.stubGlobal('XMLHttpRequest', StubRequest);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('csrftoken=abc');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sends the form with our headers, tells how far it is and gives back the answer', async () => {
  const shares: number[] = [];
  const sent = sendForm<{ url: string }>(address, form, { onProgress: (share) => shares.push(share) });
  const request = StubRequest.last;
  expect(request.opened).toEqual(['POST', address]);
  expect(request.sent).toBe(form);
  expect(Object.fromEntries(request.headers)).toEqual({
    Accept: 'application/json',
    'Accept-Language': 'de',
    'X-CSRFToken': 'abc',
  });
  request.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
  request.upload.onprogress?.({ loaded: 4, total: 4, lengthComputable: true });
  request.answer(200, { url: '/media/avatar/x.jpg' });
  await expect(sent).resolves.toEqual({ url: '/media/avatar/x.jpg' });
  expect(shares).toEqual([0.25, 1]);
});

it('forgets what was read before', async () => {
  primeRestCache({ [endpoints.me.path]: 'old' });
  const sent = sendForm(address, form, endpoints.changeAvatar);
  StubRequest.last.answer(204, '');
  await expect(sent).resolves.toBeUndefined();
  vi.stubGlobal('fetch', async () => new Response('"new"'));
  await expect(rest.get(endpoints.me)).resolves.toBe('new');
});

it.each([
  ['not_found', 404, 'new'],
  ['file_type_not_allowed', 415, 'old'],
])('refused with %s (%i) has the %s answer read after it', async (code, status, expected) => {
  primeRestCache({ [endpoints.me.path]: 'old' });
  const sent = sendForm(address, form, endpoints.changeAvatar);
  StubRequest.last.answer(status, { code });
  await expect(sent).rejects.toMatchObject({ code });
  vi.stubGlobal('fetch', async () => new Response('"new"'));
  await expect(rest.get(endpoints.me)).resolves.toBe(expected);
});

it('tells another host nothing of ours', async () => {
  const sent = sendForm('https://files.example/bucket', form);
  expect(StubRequest.last.headers.size).toBe(0);
  StubRequest.last.answer(201, '<PostResponse/>');
  await expect(sent).resolves.toBeUndefined();
});

it.each([
  ['no field of files', () => new FormData()],
  [
    'nothing chosen in it',
    () => {
      const empty = new FormData();
      empty.append('file', new File([], ''));
      return empty;
    },
  ],
])('sends nothing without a file: %s', async (_, without) => {
  const { last } = StubRequest;
  await expect(sendForm(address, without())).rejects.toThrow('No file selected');
  expect(StubRequest.last).toBe(last);
});

describe('failures', () => {
  it('say status, code and fields', async () => {
    const sent = sendForm(address, form);
    StubRequest.last.answer(415, { code: 'file_type_not_allowed', message: 'Nur png und jpg.' });
    const error = await sent.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 415,
      code: 'file_type_not_allowed',
      explanation: 'Nur png und jpg.',
    });
  });

  it('an ended session is told to everybody', async () => {
    const listener = vi.fn();
    const stop = onUnauthorised(listener);
    const sent = sendForm(address, form);
    StubRequest.last.answer(401, { code: 'not_logged_in' });
    await expect(sent).rejects.toMatchObject({ status: 401 });
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  it.each([
    ['cannot be reached', 503, () => StubRequest.last.onerror?.()],
    ['refuses', 403, () => StubRequest.last.answer(403, '<Error><Code>AccessDenied</Code></Error>')],
  ])('a file store of another host that %s is told as such', async (_, status, fail) => {
    const sent = sendForm('https://files.example/bucket', form);
    fail();
    await expect(sent).rejects.toMatchObject({ status, code: 'storage_unavailable' });
  });

  it('a lost network is one for a file store as well', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const sent = sendForm('https://files.example/bucket', form);
    StubRequest.last.onerror?.();
    await expect(sent).rejects.toThrow(TypeError);
  });

  it('a lost network is a TypeError, as with every other call', async () => {
    const sent = sendForm(address, form);
    StubRequest.last.onerror?.();
    await expect(sent).rejects.toThrow(TypeError);
  });

  it('an answer of a proxy in between counts as a lost network', async () => {
    const sent = sendForm(address, form);
    StubRequest.last.answer(200, '<h1>Proxy</h1>');
    await expect(sent).rejects.toThrow(TypeError);
  });
});

describe('giving up', () => {
  it('stops the upload', async () => {
    const controller = new AbortController();
    const sent = sendForm(address, form, { signal: controller.signal });
    controller.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('before it began sends nothing', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(sendForm(address, form, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
