import type { RemoteManifest, Slots } from '@learn/contracts';
import { startComposition } from '@learn/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  circleNode,
  circleOperation,
  completions,
  contentNode,
  contributingRemote,
  courseSlug,
  learningPath,
  pathOperation,
  sequenceNode,
  unlockedBy,
} from '../testing/fixtures.ts';
import { openPage } from '../testing/openPage.ts';

afterEach(() => vi.restoreAllMocks());

const circle = circleNode('fahrzeug', {
  learning_sequences: [sequenceNode('starten', [contentNode('einstieg')], ['k1', 'k2'])],
});

/** Another remote whose widget writes down what it was given. */
const contributing: RemoteManifest = {
  name: 'mfe-other',
  titleKey: 'title' as never,
  contractVersion: 2,
  pages: [],
  navigation: [],
  widgets: [
    {
      slot: 'circle.unit',
      id: 'UnitWidget',
      skeletonHeight: 60,
      load: async () => (given: Slots['circle.unit']) => JSON.stringify(given),
    },
  ],
  locales: async () => ({ default: {} }),
};

function open(shown = circle) {
  return openPage({
    at: '/fahrzeug',
    remotes: [contributingRemote('mfe-other')],
    operations: [circleOperation(shown), pathOperation(learningPath([[circleNode('kickoff'), shown]]))],
    rest: completions(),
  });
}

it('gives other remotes a place in each unit that has performance criteria', async () => {
  startComposition({
    register: () => undefined,
    runBundle: async () => undefined,
    fetchShared: () => undefined,
    load: async () => contributing,
  });
  await open();
  const widget = await screen.findByText(/criterionIds/);
  expect(JSON.parse(widget.textContent)).toEqual({
    courseSlug,
    circleSlug: 'fahrzeug',
    learningUnitSlug: 'starten-einheit',
    criterionIds: ['k1', 'k2'],
  });
});

it('names what is missing when the other remote is down, and keeps the contents', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  startComposition({
    register: () => undefined,
    runBundle: async () => undefined,
    fetchShared: () => undefined,
    load: async () => Promise.reject(new Error('down')),
  });
  await open();
  expect(await screen.findByText('Kompetenzprofil ist zurzeit nicht erreichbar.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inhalt einstieg' })).toBeVisible();
});

it('gives no place in a locked circle', async () => {
  startComposition({
    register: () => undefined,
    runBundle: async () => undefined,
    fetchShared: () => undefined,
    load: async () => contributing,
  });
  await open({ ...circle, unlocked_by: unlockedBy('kickoff') });
  await screen.findByText(/Wird freigeschaltet/);
  expect(screen.queryByText(/criterionIds/)).not.toBeInTheDocument();
});
