import type { Language } from '@learn/domain';
import { AddressFrame, type OperationFixture, renderRemote, resetPerson } from '@learn/testing';
import { configure, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import remote from '../remote.ts';

// Pages are compiled before the first test, whose time would run out on a busy machine otherwise.
await Promise.all(remote.pages.map(({ load }) => load()));
configure({ asyncUtilTimeout: 4_000 });

interface PageWorld {
  /** what is not here is asked of the network */
  readonly operations?: readonly OperationFixture[];
  readonly rest?: Readonly<Record<string, unknown>>;
  readonly language?: Language;
}

const parts = ['agent', 'chart', 'course', 'filters', 'responsible', 'widgets'];

/** Opens an address as somebody who takes part in no session. */
export function openPage(address: string, world: PageWorld = {}): Promise<RenderResult> {
  return renderRemote({ remote, frame: AddressFrame, address, parts, courseSessions: [], ...world });
}

/** Shows a widget as the home dashboard does: outside of any course. */
export function openWidget(element: ReactElement, world: PageWorld = {}): Promise<RenderResult> {
  resetPerson();
  return renderRemote({
    remote,
    address: '/',
    routes: [{ path: '*', element }],
    parts,
    courseSessions: [],
    ...world,
  });
}
