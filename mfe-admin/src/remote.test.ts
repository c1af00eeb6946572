import { endpoints } from '@learn/contracts';
import { describeRemote, inlinedOperation } from '@learn/testing';
import { AdminWidgetsDocument } from './__generated__/graphql.ts';
import remote from './remote.ts';
import * as area from './testing/area.ts';
import { associationWidgets } from './testing/overview.ts';

describeRemote(remote, {
  parameters: {
    courseId: area.ids.course,
    courseSessionId: area.ids.session,
    circleId: area.ids.examPage,
  },
  user: area.admin,
  operations: [inlinedOperation(AdminWidgetsDocument, {}, { admin_widgets: associationWidgets })],
  rest: {
    [endpoints.adminOverview.path]: area.overview,
    [endpoints.adminWidgets.path]: area.widgets,
    [endpoints.adminCourses.path]: area.adminCourses,
    [endpoints.adminCourse.path]: area.adminCourse,
    [endpoints.adminSessionFilters.path]: area.sessionFilters,
    [endpoints.adminSession.path]: area.adminSession,
    [endpoints.sessionPlan.path]: area.sessionPlan,
    [endpoints.examDates.path]: area.examOverview,
  },
});
