import { addressOf, type CourseSession, endpoints } from '@learn/contracts';
import type { CompletionEntry, CompletionStatus, Language } from '@learn/domain';
import {
  AddressFrame,
  courseSession,
  inlinedOperation,
  renderRemote,
  resetPerson,
  userProfile,
} from '@learn/testing';
import { configure, type RenderResult } from '@testing-library/react';
import {
  CompetenceProfileDocument,
  type CompetenceProfileQuery,
  CompetenceWidgetDocument,
} from '../__generated__/graphql.ts';
import remote from '../remote.ts';
import { courseOf, courseSessionId } from './courseData.ts';
import { headsAddress, mentorsAddress } from './feedbackData.ts';

export const courseSlug = 'versicherungsvermittler-in';

// Pages are compiled before the first test, whose time would run out on a busy machine otherwise.
await Promise.all(remote.pages.map(({ load }) => load()));
configure({ asyncUtilTimeout: 4_000 });

interface CompetenceWorld {
  readonly address?: string;
  /** null for a course that does not exist; undefined leaves the question to the network */
  readonly course?: CompetenceProfileQuery['course'];
  /** statuses by page id; undefined leaves the question to the network */
  readonly completions?: Readonly<Record<string, CompletionStatus>> | undefined;
  readonly session?: CourseSession;
  readonly language?: Language;
  /** answers by address beside the completions, without any feedback; undefined leaves the question to the network */
  readonly rest?: Readonly<Record<string, unknown>>;
  /** routes of a widget instead of the pages */
  readonly routes?: readonly object[];
  /** parts of the texts that a widget brings along */
  readonly parts?: readonly string[];
}

/** Address of the completions of the person in the session. */
export const completionsAddress = addressOf(endpoints.completion, {
  params: { courseSessionId, userId: userProfile().id },
});

/** Completion entries as the server lists them. */
export function completionList(
  statuses: Readonly<Record<string, CompletionStatus>>,
  updated_at = '2026-03-16T13:03:00Z',
): CompletionEntry[] {
  return Object.entries(statuses).map(([page_id, completion_status]) => ({
    page_id,
    completion_status,
    updated_at,
  }));
}

/** Opens a page of this remote as a participant who has assessed nothing yet, unless told otherwise. */
export async function renderCompetence(world: CompetenceWorld = {}): Promise<RenderResult> {
  const { address = `/course/${courseSlug}/competence`, session = courseSession() } = world;
  const course = 'course' in world ? world.course : courseOf({});
  const completions = 'completions' in world ? world.completions : {};
  const variables = { course_slug: courseSlug };
  const operations = course !== undefined && [
    inlinedOperation(CompetenceProfileDocument, variables, { course }),
    inlinedOperation(CompetenceWidgetDocument, variables, { course }),
  ];
  resetPerson();
  return renderRemote({
    remote,
    routes: world.routes,
    parts: world.parts ?? [],
    frame: AddressFrame,
    address,
    language: world.language ?? 'de',
    courseSessions: [session],
    operations: operations || [],
    rest: known({
      ...(completions && { [completionsAddress]: completionList(completions) }),
      [headsAddress]: [],
      [mentorsAddress]: [],
      ...world.rest,
    }),
  });
}

function known(answers: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));
}
