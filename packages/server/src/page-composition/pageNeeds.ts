import {
  type CourseSession,
  type DashboardCourseConfig,
  homeSlot,
  type OperationDocument,
} from '@learn/contracts';
import type { LiveReleases } from '../releases/releaseStore.ts';
import { fillNeeds, type OperationNeed, type Values } from './dataNeeds.ts';
import type { MountMatch } from './matchMount.ts';

/** What decides which data a page needs first for a person who is logged in. */
export interface NeedsRequest {
  readonly releases: LiveReleases;
  readonly match: MountMatch | undefined;
  readonly userId: string;
  readonly courseSessions: readonly CourseSession[];
  /** `courseSessionId` of the address, one of the current user's */
  readonly chosenSessionId: string | undefined;
  /** panels of the home dashboard; empty on every other page */
  readonly panels: readonly DashboardCourseConfig[];
}

/** An operation with its document. */
export interface OperationCall extends OperationNeed, OperationDocument {}

export interface PageNeeds {
  readonly operations: readonly OperationCall[];
  readonly rest: readonly string[];
}

/** The data that every page, the mount of the address and the widgets on its page have declared; each once. */
export function pageNeeds(request: NeedsRequest): PageNeeds {
  const operations = new Map<string, OperationCall>();
  const rest = new Set<string>();
  for (const address of request.releases.shell?.signedInRest ?? []) rest.add(address);
  for (const { owner, need, values } of [...mountNeeds(request), ...homeNeeds(request)]) {
    const filled = fillNeeds(need, values);
    const documents = request.releases.remotes.find(({ live }) => live.name === owner)?.live.operations;
    for (const operation of filled.operations) {
      const document = documents?.find(({ hash }) => hash === operation.hash);
      if (document) operations.set(JSON.stringify(operation), { ...operation, ...document });
    }
    for (const address of filled.rest) rest.add(address);
  }
  return { operations: [...operations.values()], rest: [...rest] };
}

interface OwnedNeed {
  readonly owner: string;
  readonly need: Parameters<typeof fillNeeds>[0];
  readonly values: Values;
}

/** The mount itself, and the widgets of others that its page shows, as far as the address can fill their places. */
function mountNeeds(request: NeedsRequest): OwnedNeed[] {
  const { match, userId, courseSessions, chosenSessionId } = request;
  if (!match) return [];
  const slug = match.parameters.courseSlug;
  const courseSessionId =
    chosenSessionId ?? courseSessions.find((session) => session.course.slug === slug)?.id;
  // a person or session that the address names counts before the current user's own
  const values = { userId, courseSessionId, ...match.parameters };
  const shown = request.releases.remotes.flatMap(({ live }) =>
    live.widgets
      .filter(({ slot }) => slot !== homeSlot && match.mount.slots?.includes(slot))
      .map((widget) => ({ owner: live.name, need: widget, values })),
  );
  return [{ owner: match.owner, need: match.mount, values }, ...shown];
}

/** Panels show the session to continue in, unless another was chosen in this browser, which only that knows. */
function homeNeeds({ releases, panels, userId, courseSessions }: NeedsRequest): OwnedNeed[] {
  return panels.flatMap((panel) => {
    const courseSessionId =
      panel.session_to_continue_id ??
      courseSessions.find((session) => session.course.id === panel.course_id)?.id;
    const values = {
      courseId: panel.course_id,
      courseSlug: panel.course_slug,
      userId,
      courseSessionId,
    };
    return releases.remotes.flatMap(({ live }) =>
      live.widgets
        .filter((widget) => widget.slot === homeSlot && panel.widgets.includes(widget.id))
        .map((widget) => ({ owner: live.name, need: widget, values })),
    );
  });
}
