import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { revisionHeader } from '../revisionHeader.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { completionStatus, dateTime, id } from './fields.ts';

/** All entries of a person in a session, the oldest change first (specification §3, Completion entry). */
export const completionList = z.array(
  z.strictObject({
    page_id: id,
    completion_status: completionStatus,
    updated_at: dateTime,
    page_type: z.string(),
    additional_json_data: z.record(z.string(), z.unknown()),
  }),
);

const revised = `The header ${revisionHeader} rises with each write of the list.`;

const second = z.number().min(0).max(86_400);

export const completionEndpoints = {
  list: defineEndpoint({
    ...table.completion,
    summary: `How far a person is in a course session; an unchanged list answers 304 to its ETag. ${revised}`,
    params: z.object({ courseSessionId: id, userId: id }),
    answer: json(completionList),
  }),
  mark: defineEndpoint({
    ...table.markCompletion,
    summary: `Sets the status of a learning content or performance criterion for oneself. ${revised}`,
    body: z.strictObject({
      page_id: id,
      course_session_id: id,
      completion_status: completionStatus.default('SUCCESS'),
    }),
    answer: json(completionList),
    errors: ['self_toggle_not_allowed', 'circle_locked'],
  }),
  video: defineEndpoint({
    ...table.saveWatchedRanges,
    summary: `Adds watched stretches of a video, in seconds; at 90 % of its length it is completed. ${revised}`,
    body: z.strictObject({
      page_id: id,
      course_session_id: id,
      /** watched stretches in seconds, start before end */
      ranges: z
        .array(z.tuple([second, second]))
        .min(1)
        .max(500),
    }),
    answer: json(completionList),
    errors: ['circle_locked'],
  }),
};
