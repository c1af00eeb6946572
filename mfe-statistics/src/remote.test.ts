import { describeRemote, inlinedOperation } from '@learn/testing';
import { StatisticsListDocument } from './__generated__/graphql.ts';
import remote from './remote.ts';
import { courseSlug, listOf } from './testing/statistics.ts';

describeRemote(remote, {
  parameters: { courseSlug },
  operations: [inlinedOperation(StatisticsListDocument, { course_slug: courseSlug }, listOf())],
});
