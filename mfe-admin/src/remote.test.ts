import { endpoints } from '@learn/contracts';
import { describeRemote, inlinedOperation } from '@learn/testing';
import { AdminWidgetsDocument } from './__generated__/graphql.ts';
import remote from './remote.ts';
import * as area from './testing/area.ts';
import { contentImport, contentImportId } from './testing/content.ts';
import { associationWidgets } from './testing/overview.ts';
import { adminUser, erasurePreview, importId, personImport, roleOptions, userId } from './testing/person.ts';
import { release } from './testing/releases.ts';

describeRemote(remote, {
  parameters: {
    courseId: area.ids.course,
    courseSessionId: area.ids.session,
    circleId: area.ids.examPage,
    userId,
    importId,
    contentImportId,
  },
  user: area.admin,
  operations: [inlinedOperation(AdminWidgetsDocument, {}, { admin_widgets: associationWidgets })],
  rest: {
    [endpoints.adminOverview.path]: area.overview,
    [endpoints.adminReleases.path]: [release],
    [endpoints.adminWidgets.path]: area.widgets,
    [endpoints.adminCourses.path]: area.adminCourses,
    [endpoints.adminCourse.path]: area.adminCourse,
    [endpoints.adminSessionFilters.path]: area.sessionFilters,
    [endpoints.adminSession.path]: area.adminSession,
    [endpoints.sessionPlan.path]: area.sessionPlan,
    [endpoints.examDates.path]: area.examOverview,
    '/api/admin/users/:userId/': adminUser(),
    '/api/admin/users/:userId/erasure/': erasurePreview,
    '/api/admin/role-options/': roleOptions,
    '/api/admin/imports/:importId/': personImport({ faulty: 0, problem_fields: [] }),
    '/api/admin/content-imports/:contentImportId/': contentImport({
      state: 'faulty',
      problem_count: 1,
      counts: { added: 0, changed: 0, unpublished: 0, removed: 0 },
    }),
    '/api/core/organisations/': [{ id: 'seetal', name: 'Seetal AG' }],
  },
});
