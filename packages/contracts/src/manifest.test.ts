import { expect, it } from 'vitest';
import type { Widget } from './manifest.ts';

const load = async () => () => undefined;

it('knows the ids of the home dashboard: the compiler refuses any other without an action', () => {
  const known: Widget<'home.course'> = {
    slot: 'home.course',
    id: 'ProgressWidget',
    skeletonHeight: 80,
    load,
  };
  // @ts-expect-error a misspelt id would never be shown
  const misspelt: Widget<'home.course'> = { ...known, id: 'ProgresWidget' };
  const free: Widget<'circle.unit'> = { slot: 'circle.unit', id: 'AnyWidget', skeletonHeight: 80, load };
  const own: Widget<'home.course'> = { ...known, id: 'OwnWidget', action: 'learning-path' };
  expect([known.id, misspelt.slot, free.id, own.id]).toEqual([
    'ProgressWidget',
    'home.course',
    'AnyWidget',
    'OwnWidget',
  ]);
});
