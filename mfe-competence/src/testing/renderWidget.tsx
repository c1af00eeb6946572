import {
  AddressFrame,
  courseSession,
  type inlinedOperation,
  renderRemote,
  resetPerson,
} from '@learn/testing';
import type { RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import remote from '../remote.ts';

/** Shows a widget of the certificates on the home page. */
export function renderWidget(
  element: ReactElement,
  operations: ReturnType<typeof inlinedOperation>[],
): Promise<RenderResult> {
  resetPerson();
  return renderRemote({
    ...{ remote, frame: AddressFrame, address: '/', language: 'de', operations },
    parts: ['certificates'],
    courseSessions: [courseSession()],
    routes: [
      { path: '/', element },
      { path: '*', element: undefined },
    ],
  });
}
