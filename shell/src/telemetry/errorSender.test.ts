import { remoteEntry } from '@learn/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startShell } from '../testing/openShell.tsx';
import { startErrorSender } from './errorSender.ts';

interface Report {
  readonly release: string;
  readonly environment: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly user: unknown;
  readonly exception: { readonly values: readonly { readonly value: string }[] };
}

let sent: { readonly address: string; readonly body: string }[];

/** Of an envelope's lines, the last is the report. */
function reports(): Report[] {
  return sent.map(({ body }) => JSON.parse(body.trimEnd().split('\n').at(-1) ?? '') as Report);
}

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { readonly body: string }) => {
    sent.push({ address, body });
    return new Response('{}');
  });
  window.history.replaceState(null, '', '/course/vv/cockpit/profile?search=Keller');
  await startShell({
    page: {
      mode: 'prod',
      registry: { remotes: [remoteEntry('mfe-cockpit', { mounts: ['/course/:courseSlug/cockpit/*'] })] },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('sends release, place and remote, and of the person the id alone', async () => {
  const send = startErrorSender('https://key@errors.example.org/7');
  send(new Error('No answer of /api/dashboard/persons/?search=Keller for lena.keller@lernkreis.example'), {
    area: 'composition',
    remote: 'mfe-cockpit@v1',
    stored: 'Lena Keller',
  });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.address).toMatch(/^https:\/\/errors\.example\.org\/api\/7\/envelope\//);
  const [report] = reports();
  expect(report).toMatchObject({
    release: 'abc1234',
    environment: 'prod',
    tags: {
      area: 'composition',
      remote: 'mfe-cockpit@v1',
      page: '/course/:courseSlug/cockpit/*',
      session: expect.stringMatching(/^[\da-f-]{36}$/),
      language: 'de',
    },
    user: { id: 'b8a4e7f0-0000-4000-8000-000000000001' },
  });
  expect(report?.exception.values[0]?.value).toBe('No answer of /api/dashboard/persons/ for …');
  expect(sent[0]?.body).not.toMatch(/keller/i);
});

it('sends nothing without a network', async () => {
  const send = startErrorSender('https://key@errors.example.org/7');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  send(new Error('gone'), {});
  onLine.mockReturnValue(true);
  send(new Error('back'), {});
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(reports()[0]?.exception.values[0]?.value).toBe('back');
});
