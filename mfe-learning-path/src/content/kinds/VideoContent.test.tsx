import { $connection, $outbox } from '@learn/platform';
import { fakeNetwork, type SentCall, setStore, switchCourseSession } from '@learn/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  circleNode,
  circleOperation,
  completion,
  completions,
  contentNode,
  contentOperation,
  courseSlug,
  previewSession,
  session,
} from '../../testing/fixtures.ts';
import { openPage } from '../../testing/openPage.ts';

const content = {
  ...contentNode('clip', { kind: 'Video' }),
  can_user_self_toggle_course_completion: false,
  video_url: '/media/clip.webm',
  captions_url: '/media/captions/clip.vtt',
  duration: 100,
  transcript: ['Guten Tag.', 'Heute geht es um Hagel.'],
};

afterEach(async () => {
  // a page that goes sends what was watched last: to the server of its own test, not into the next one
  await act(async () => cleanup());
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(options: Parameters<typeof openPage>[0] = {}) {
  await openPage({
    at: '/fahrzeug/clip',
    operations: [contentOperation('fahrzeug', content), circleOperation(circleNode('fahrzeug'))],
    rest: completions(),
    ...options,
  });
  return (await screen.findByLabelText('Inhalt clip')) as HTMLVideoElement;
}

/** Lets the player report positions as a playing one does. */
function play(video: HTMLVideoElement, ...positions: readonly number[]) {
  Object.defineProperty(video, 'paused', { value: false, configurable: true });
  for (const position of positions) {
    video.currentTime = position;
    fireEvent.timeUpdate(video);
  }
}

const watched = (calls: readonly SentCall[]) => calls.filter(({ address }) => address.endsWith('/video/'));

it('has captions in its language and a transcript', async () => {
  const video = await open();
  const track = video.querySelector('track');
  expect(track).toHaveAttribute('src', '/media/captions/clip.vtt');
  expect(track).toHaveAttribute('srclang', 'de');
  await userEvent.click(screen.getByRole('button', { name: 'Gesprochener Text' }));
  expect(screen.getByText('Guten Tag. Heute geht es um Hagel.')).toBeVisible();
});

it('says without network that it needs one, and is asked for again when that is back', async () => {
  const video = await open();
  const load = vi.spyOn(video, 'load').mockImplementation(() => undefined);
  onTestFinished(() => setStore($connection, 'online'));
  act(() => setStore($connection, 'offline'));
  expect(await screen.findByText(/Das Video braucht eine Verbindung/)).toBeVisible();
  act(() => setStore($connection, 'online'));
  expect(screen.queryByText(/Das Video braucht/)).not.toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  Object.defineProperty(video, 'error', { value: { code: 2 } });
  act(() => setStore($connection, 'offline'));
  act(() => setStore($connection, 'online'));
  expect(load).toHaveBeenCalledOnce();
});

it('says what is missing while it is watched', async () => {
  fakeNetwork(() => ({ body: [] }));
  const video = await open();
  expect(await screen.findByText('noch 90 % bis erledigt')).toBeVisible();
  play(video, 0, 2, 4);
  expect(await screen.findByText('noch 86 % bis erledigt')).toBeVisible();
});

it('sends what was played when it pauses, and takes the answer over', async () => {
  const calls = fakeNetwork(() => ({ body: [completion('clip')] }));
  const video = await open();
  play(video, 0, 2, 4);
  fireEvent.pause(video);
  expect(await screen.findByText('genug gesehen, erledigt')).toBeVisible();
  expect(watched(calls).map(({ body }) => body)).toEqual([
    { page_id: 'clip', course_session_id: session.id, ranges: [[0, 4]] },
  ]);
});

it('sends every 15 seconds while it plays, only what is new', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const calls = fakeNetwork(() => ({ body: [] }));
  const video = await open();
  play(video, 0, 3);
  act(() => void vi.advanceTimersByTime(15_000));
  await expect.poll(() => watched(calls)).toHaveLength(1);
  play(video, 5);
  act(() => void vi.advanceTimersByTime(15_000));
  await expect.poll(() => watched(calls)).toHaveLength(2);
  expect(watched(calls).map(({ body }) => body)).toMatchObject([{ ranges: [[0, 3]] }, { ranges: [[3, 5]] }]);
});

it('counts the end as watched', async () => {
  const calls = fakeNetwork(() => ({ body: [] }));
  const video = await open();
  play(video, 97, 99);
  fireEvent.ended(video);
  await expect.poll(() => watched(calls)).toHaveLength(1);
  expect(watched(calls)[0]?.body).toMatchObject({ ranges: [[97, 100]] });
});

it('keeps on this device what could not be sent, counts it, and sends it with the next', async () => {
  let down = true;
  const calls = fakeNetwork(() =>
    down ? { status: 503, body: { code: 'database_unavailable' } } : { body: [completion('clip')] },
  );
  const video = await open();
  play(video, 0, 2);
  fireEvent.pause(video);
  expect(await screen.findByText('wartet auf Verbindung')).toBeVisible();
  expect(screen.getByText('noch 88 % bis erledigt')).toBeVisible();
  expect($outbox.get()).toMatchObject([
    {
      title: 'Inhalt clip',
      address: `/course/${courseSlug}/learn/fahrzeug/clip?courseSessionId=${session.id}`,
    },
  ]);
  down = false;
  play(video, 4);
  fireEvent.pause(video);
  expect(await screen.findByText('genug gesehen, erledigt')).toBeVisible();
  expect(screen.queryByText('wartet auf Verbindung')).not.toBeInTheDocument();
  expect(watched(calls).at(-1)?.body).toMatchObject({ ranges: [[0, 4]] });
});

it('says when it can be neither sent nor kept, and tries again with the next', async () => {
  fakeNetwork(() => ({ status: 503, body: { code: 'database_unavailable' } }));
  const video = await open();
  vi.stubGlobal('localStorage', {
    length: 0,
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  play(video, 0, 2);
  fireEvent.pause(video);
  expect(await screen.findByText(/noch nicht gespeichert/)).toBeVisible();
  const calls = fakeNetwork(() => ({ body: [] }));
  play(video, 4);
  fireEvent.pause(video);
  await expect.poll(() => screen.queryByText(/noch nicht gespeichert/)).toBeNull();
  expect(watched(calls).at(-1)?.body).toMatchObject({ ranges: [[0, 4]] });
});

it('does not send again what the server refuses, and says so', async () => {
  const calls = fakeNetwork(() => ({ status: 422, body: { code: 'circle_locked' } }));
  const video = await open();
  play(video, 0, 2);
  fireEvent.pause(video);
  expect(await screen.findByRole('alert')).toHaveTextContent('kann hier nicht gespeichert werden');
  play(video, 4);
  fireEvent.pause(video);
  await expect.poll(() => watched(calls)).toHaveLength(2);
  expect(watched(calls).at(-1)?.body).toMatchObject({ ranges: [[2, 4]] });
});

it('lets the browser finish the call when the page is left', async () => {
  const calls = fakeNetwork(() => ({ body: [] }));
  const video = await open();
  play(video, 0, 2);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('loginStatus=true; csrftoken=abc%3D');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => watched(calls)).toHaveLength(1);
  const [call] = watched(calls);
  expect(call).toMatchObject({ keepalive: true, body: { ranges: [[0, 2]] } });
  expect(call?.headers.get('X-CSRFToken')).toBe('abc=');
});

it('resumes at the position of the last visit', async () => {
  const entry = completion('clip', {
    completion_status: 'UNKNOWN',
    additional_json_data: { watched_ranges: [[0, 40]] },
  });
  const video = await open({ rest: completions(entry) });
  expect(await screen.findByText('noch 50 % bis erledigt')).toBeVisible();
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(40);
});

it('books what was watched to the session in which it was watched', async () => {
  const calls = fakeNetwork(() => ({ body: [] }));
  const other = { ...session, id: 'c0000000-0000-4000-8000-0000000000ff' };
  const video = await open({ courseSessions: [session, other] });
  play(video, 0, 2, 4);
  expect(await screen.findByText('noch 86 % bis erledigt')).toBeVisible();
  act(() => void switchCourseSession(other.id));
  expect(await screen.findByText('noch 90 % bis erledigt')).toBeVisible();
  await expect.poll(() => watched(calls)).toHaveLength(1);
  expect(watched(calls)[0]?.body).toMatchObject({ course_session_id: session.id, ranges: [[0, 4]] });
});

it('leaves no trace of who previews the course', async () => {
  const calls = fakeNetwork(() => ({ body: [] }));
  const video = await open({ courseSessions: [previewSession], rest: {} });
  play(video, 0, 2, 4);
  fireEvent.pause(video);
  fireEvent.ended(video);
  expect(screen.queryByText(/bis erledigt/)).not.toBeInTheDocument();
  expect(watched(calls)).toEqual([]);
});
