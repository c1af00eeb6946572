import { addressOf, endpoints } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { AddressFrame, inlinedOperation, renderRemote, resetPerson } from '@learn/testing';
import { configure } from '@testing-library/react';
import { AdminWidgetsDocument } from '../__generated__/graphql.ts';
import remote from '../remote.ts';
import * as area from './area.ts';
import { associationWidgets } from './overview.ts';

// Pages are compiled before the first test, whose time would run out on a busy machine otherwise.
await Promise.all(remote.pages.map(({ load }) => load()));
configure({ asyncUtilTimeout: 4_000 });

const ofSession = { params: { courseSessionId: area.ids.session } };

/** What the server answers in the area, by address. */
export const areaAnswers: Readonly<Record<string, unknown>> = {
  [endpoints.adminOverview.path]: area.overview,
  [endpoints.adminWidgets.path]: area.widgets,
  [endpoints.adminCourses.path]: area.adminCourses,
  [addressOf(endpoints.adminCourse, { params: { courseId: area.ids.course } })]: area.adminCourse,
  [endpoints.adminSessionFilters.path]: area.sessionFilters,
  [addressOf(endpoints.adminSession, ofSession)]: area.adminSession,
  [addressOf(endpoints.sessionPlan, ofSession)]: area.sessionPlan,
};

/** Opens a page of the area as Carla, with what the server answers there; other answers by their address. */
export function openArea(
  address: string,
  {
    rest = {},
    language = 'de',
  }: { readonly rest?: Readonly<Record<string, unknown>>; readonly language?: Language } = {},
) {
  resetPerson();
  return renderRemote({
    remote,
    frame: AddressFrame,
    address,
    language,
    parts: ['courses', 'organisations', 'overview', 'products', 'releases', 'session', 'sessions', 'widgets'],
    user: area.admin,
    rest: { ...areaAnswers, ...rest },
    operations: [inlinedOperation(AdminWidgetsDocument, {}, { admin_widgets: associationWidgets })],
  });
}
