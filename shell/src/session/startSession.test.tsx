import { $history, $pathname } from '@learn/platform';
import { $currentCourseSession, $rememberedSessions } from '@learn/platform/shell';
import { courseSession, fakeNetwork, json, manifestOf, remoteEntry } from '@learn/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slug } from '../testing/fixtures.ts';
import { openShell } from '../testing/openShell.tsx';

const courseSessions = [
  courseSession({ id: 's1', title: 'Frühling' }),
  courseSession({ id: 's2', title: 'Herbst' }),
];
const page = {
  courseSessions,
  registry: { remotes: [remoteEntry('mfe-path', { mounts: ['/course/:courseSlug/learn'] })] },
};
const load = async (name: string) =>
  manifestOf(name, { pages: [{ path: '/course/:courseSlug/learn', element: <h1>Lernpfad</h1> }] });

beforeEach(() => void fakeNetwork(() => json([])));
afterEach(() => vi.unstubAllGlobals());

function here(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

describe('courseSessionId in an address', () => {
  it('switches the session of the course and disappears', async () => {
    await openShell(`/course/${slug}/learn?courseSessionId=s2&view=list#top`, { page, load });
    await screen.findByRole('heading', { name: 'Lernpfad' });
    await waitFor(() => expect(here()).toBe(`/course/${slug}/learn?view=list#top`));
    expect($currentCourseSession.get()?.id).toBe('s2');
    expect($rememberedSessions.get()).toEqual({ [slug]: 's2' });
  });

  it('does the same in an address that is visited later, and leaves no trace in the history', async () => {
    const { router } = await openShell('/', { page, load });
    await act(() => router.navigate(`/course/${slug}/learn?courseSessionId=s2`));
    await screen.findByRole('heading', { name: 'Lernpfad' });
    await waitFor(() => expect(here()).toBe(`/course/${slug}/learn`));
    expect($currentCourseSession.get()?.id).toBe('s2');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(here()).toBe('/'));
  });

  it('leads home when the person has no such session', async () => {
    await openShell(`/course/${slug}/learn?courseSessionId=somebody-elses`, { page, load });
    await waitFor(() => expect(here()).toBe('/'));
    expect($rememberedSessions.get()).toEqual({});
  });

  it('may be missing: then the session of the page is remembered', async () => {
    await openShell(`/course/${slug}/learn`, { page, load });
    expect($rememberedSessions.get()).toEqual({ [slug]: 's1' });
  });

  it('is kept for after the login', async () => {
    await openShell(`/course/${slug}/learn?courseSessionId=s2`, { page: { ...page, user: null }, load });
    const wanted = encodeURIComponent(`/course/${slug}/learn?courseSessionId=s2`);
    await waitFor(() => expect(here()).toBe(`/login-local?next=${wanted}`));
  });
});

describe('history', () => {
  it('takes each pushed address once, and replacements not at all', async () => {
    const { router } = await openShell('/', { page, load });
    await act(() => router.navigate(`/course/${slug}/learn`));
    await act(() => router.navigate('/nowhere', { replace: true }));
    await act(() => router.navigate('/elsewhere'));
    expect($history.get()).toEqual(['/', `/course/${slug}/learn`, '/elsewhere']);
    expect($pathname.get()).toBe('/elsewhere');
  });
});
