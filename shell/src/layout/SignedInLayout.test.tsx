import { courseSession } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigationEntry, remoteEntry, slug } from '../testing/fixtures.ts';
import { renderPart } from '../testing/openShell.tsx';
import { SignedInLayout } from './SignedInLayout.tsx';

const registry = {
  remotes: [
    remoteEntry('mfe-path', {
      mounts: ['/course/:courseSlug/learn', '/course/:courseSlug/media/*'],
      navigation: [navigationEntry('Lernpfad', 'learningPath', 'learning-path', 10)],
    }),
  ],
};

function open(address: string, session = courseSession()) {
  return renderPart(<SignedInLayout />, { address, page: { registry, courseSessions: [session] } });
}

const navigation = () => within(screen.getByRole('navigation', { name: 'Hauptnavigation' }));

describe('the header', () => {
  it('leads home and through the course, and marks where one is', async () => {
    await open(`/course/${slug}/learn/basis`);
    expect(screen.getByRole('link', { name: 'Lernkreis' })).toHaveAttribute('href', '/');
    const entry = navigation().getByRole('link', { name: 'Lernpfad' });
    expect(entry).toHaveAttribute('href', `/course/${slug}/learn`);
    expect(entry).toHaveAttribute('aria-current', 'page');
    expect(navigation().getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  it('has only the dashboard outside a course', async () => {
    await open('/');
    const links = navigation().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Dashboard', 'page'],
    ]);
  });
});

describe('the preview bar', () => {
  const expert = courseSession({ role: 'EXPERT', title: 'Zürich, Frühling', actions: ['preview'] });

  it('says whose view it is, and leads through what participants see', async () => {
    await open(`/course/${slug}/learn/basis`, expert);
    const bar = screen.getByRole('navigation', { name: 'Vorschau Teilnehmer' });
    expect(screen.getByText(/Zürich, Frühling/)).toHaveTextContent('Vorschau Teilnehmer · Zürich, Frühling');
    const links = within(bar).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Lernpfad', 'page'],
      ['Mediathek', null],
    ]);
  });

  it.each([
    ['outside what participants see', `/course/${slug}/cockpit`, expert],
    ['for participants', `/course/${slug}/learn`, courseSession()],
    ['outside a course', '/', expert],
  ])('is not there %s', async (_name, address, session) => {
    await open(address, session);
    expect(screen.queryByRole('navigation', { name: 'Vorschau Teilnehmer' })).not.toBeInTheDocument();
  });
});
