import { courseSession, dashboardCourse, describeRemote, inlinedOperation } from '@learn/testing';
import { TopicsDocument } from './__generated__/graphql.ts';
import remote from './remote.ts';
import { courseSlug, courseWith } from './testing/courseData.ts';

describeRemote(remote, {
  parameters: { courseSlug },
  operations: [
    inlinedOperation(TopicsDocument, { course_slug: courseSlug }, { course: courseWith('Fahrzeug') }),
  ],
  slots: { 'home.course': { course: dashboardCourse(), courseSessionId: courseSession().id } },
});
