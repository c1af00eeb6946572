import type { CourseType } from '@learn/domain';
import { setErrorReporter } from '@learn/platform/shell';
import { courseSession, fakeNetwork, json, remoteEntry } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { courseRemotes, learningMount, slug } from '../testing/fixtures.ts';
import { renderPart } from '../testing/openShell.tsx';
import { SignedInLayout } from './SignedInLayout.tsx';

const dates = remoteEntry('mfe-dates', { mounts: ['/dashboard/due-dates'] });
const below = remoteEntry('mfe-below', {
  mounts: ['/course/:courseSlug/learn/:circleSlug', '/course/:courseSlug/competence/certificates/:slug'].map(
    learningMount,
  ),
});
const registry = { remotes: [...courseRemotes, dates, below] };
const learn = `/course/${slug}/learn`;

beforeEach(() => void fakeNetwork(() => json({ unread_count: 0 })));
afterEach(() => vi.unstubAllGlobals());

function open(address: string, session = courseSession()) {
  return renderPart(<SignedInLayout />, { address, page: { registry, courseSessions: [session] } });
}

function fails(): never {
  throw new Error('no label');
}

function linksOf(navigation: string): (string | null)[] {
  return within(screen.getByRole('navigation', { name: navigation }))
    .getAllByRole('link')
    .map((link) => link.textContent);
}

function marked(): (string | null)[] {
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);
}

describe('the header', () => {
  it('leads home and through the course, and marks where one is', async () => {
    await open(`${learn}/basis`);
    expect(screen.getByRole('link', { name: 'Lernkreis' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Lernpfad' })).toHaveAttribute('href', learn);
    expect(marked()).toEqual(['Lernpfad']);
  });

  it.each<[string, CourseType, string[], string[]]>([
    ['MEMBER', 'vv', ['Lernpfad', 'Kompetenzprofil', 'Lernbegleitung'], ['Mediathek', 'Termine']],
    ['MEMBER', 'uk', ['Lernpfad', 'Kompetenzprofil', 'Praxisbildner'], ['Mediathek', 'Termine']],
    ['EXPERT', 'vv', ['Cockpit', 'Vorschau Teilnehmer'], ['Termine']],
    ['LEARNING_MENTOR', 'vv', ['Lernbegleitung'], ['Termine']],
    ['LEARNING_MENTOR', 'uk', ['Vorschau Teilnehmer', 'Praxisbildner'], ['Termine']],
  ])('for %s of %s has %j and the tools %j', async (role, courseType, main, tools) => {
    await open(`/course/${slug}/certificates`, courseSession({ role, courseType }));
    expect(linksOf('Hauptnavigation')).toEqual(['Dashboard', ...main]);
    expect(linksOf('Allgemein')).toEqual(tools);
  });

  it('marks an entry whose remote is switched off, with the reason as its description', async () => {
    const remotes = registry.remotes.map((remote) => ({
      ...remote,
      ...(remote.descriptor.name === 'mfe-competence' && { killed: 'Wartung bis 14 Uhr' }),
    }));
    await renderPart(<SignedInLayout />, {
      address: learn,
      page: { registry: { remotes }, courseSessions: [courseSession()] },
    });
    expect(screen.getByRole('link', { name: 'Kompetenzprofil abgeschaltet' })).toHaveAccessibleDescription(
      'Wartung bis 14 Uhr',
    );
    expect(screen.getByRole('link', { name: 'Lernpfad' })).not.toHaveAttribute('title');
  });

  it('has all other entries where the label of one cannot be had', async () => {
    const report = vi.fn();
    setErrorReporter(report);
    vi.spyOn(console, 'error').mockReturnValue();
    const label = new Proxy({ de: '', fr: '', it: '' }, { get: () => fails() });
    const remotes = courseRemotes.map((remote) =>
      remote.descriptor.name === 'mfe-competence'
        ? {
            ...remote,
            descriptor: {
              ...remote.descriptor,
              navigation: remote.descriptor.navigation.map((entry) => ({ ...entry, label })),
            },
          }
        : remote,
    );
    await renderPart(<SignedInLayout />, {
      address: learn,
      page: { registry: { remotes }, courseSessions: [courseSession()] },
    });
    expect(linksOf('Hauptnavigation')).toEqual(['Dashboard', 'Lernpfad', 'Lernbegleitung']);
    expect(report).toHaveBeenCalledWith(new Error('no label'), { area: 'navigation' });
  });

  it('has only dashboard and dates outside a course', async () => {
    await open('/');
    expect(linksOf('Hauptnavigation')).toEqual(['Dashboard']);
    expect(linksOf('Allgemein')).toEqual(['Termine']);
    expect(marked()).toEqual(['Dashboard']);
  });
});

describe('the preview bar', () => {
  const expert = courseSession({ role: 'EXPERT', title: 'Zürich, Frühling' });

  it('says that it is the view of participants, and leads through what participants see', async () => {
    await open(`${learn}/basis`, expert);
    expect(linksOf('Vorschau Teilnehmer')).toEqual(['Lernpfad', 'Kompetenzen', 'Mediathek']);
    expect(screen.getByText(/Zürich, Frühling/)).toHaveTextContent('Vorschau Teilnehmer · Zürich, Frühling');
  });

  it.each([
    [`${learn}/basis`, 'Lernpfad'],
    [`/course/${slug}/competence`, 'Kompetenzen'],
    [`/course/${slug}/competence/certificates/nichtleben`, 'Kompetenzen'],
    [`/course/${slug}/media/recht`, 'Mediathek'],
  ])('at %s marks %s', async (address, current) => {
    await open(address, expert);
    expect(marked()).toEqual(['Vorschau Teilnehmer', current]);
  });

  it.each([
    ['outside what participants see', `/course/${slug}/cockpit`, expert],
    ['for participants', learn, courseSession()],
    ['outside a course', '/', expert],
  ])('is not there %s', async (_name, address, session) => {
    await open(address, session);
    expect(screen.queryByRole('navigation', { name: 'Vorschau Teilnehmer' })).not.toBeInTheDocument();
  });
});
