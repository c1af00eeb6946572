import type { CourseSession, RegistryEntry } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { type OperationFixture, renderRemote, resetPerson } from '@learn/testing';
import type { RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import remote from '../remote.ts';

interface WidgetWorld {
  readonly courseSessions?: readonly CourseSession[];
  /** answers; others are left to the network */
  readonly operations?: readonly OperationFixture[];
  /** the same by address */
  readonly rest?: Readonly<Record<string, unknown>>;
  readonly language?: Language;
  /** whose pages alone are live; every link leads somewhere when left out */
  readonly remotes?: readonly RegistryEntry[];
}

/** Shows a widget as the home dashboard does: outside of any course. */
export function renderWidget(element: ReactElement, world: WidgetWorld = {}): Promise<RenderResult> {
  resetPerson();
  return renderRemote({
    remote: world.remotes ? { ...remote, pages: [] } : remote,
    address: '/',
    routes: [{ path: '*', element }],
    parts: ['widgets', 'task'],
    ...world,
  });
}
