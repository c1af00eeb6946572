import {
  type CourseSession,
  type DashboardCourseConfig,
  figureAddresses,
  homeSlot,
  type OperationDocument,
  panelWidgets,
} from '@learn/contracts';
import { summaryBoxesOf } from '@learn/domain';
import type { LiveReleases } from '../releases/liveReleases.ts';
import { fillNeeds, type OperationNeed, type Values } from './dataNeeds.ts';
import type { MountMatch } from './matchMount.ts';

/** What decides which data a page needs first for a person who is logged in. */
export interface NeedsRequest {
  readonly releases: LiveReleases;
  readonly match: MountMatch | undefined;
  /** the query of the address, of which pages may mean parameters */
  readonly query: URLSearchParams;
  readonly userId: string;
  readonly courseSessions: readonly CourseSession[];
  /** ids of chosen sessions: that of the address before those that the browser remembers, one per course; not checked */
  readonly chosenSessionIds: readonly string[];
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
  const rest = new Set<string>([...(request.releases.shell?.signedInRest ?? []), ...figures(request)]);
  for (const { owner, need, values } of [...mountNeeds(request), ...homeNeeds(request)]) {
    const filled = fillNeeds(need, values, request.query);
    const documents = request.releases.remotes.find(({ live }) => live.name === owner)?.live.operations;
    for (const operation of filled.operations) {
      const document = documents?.find(({ hash }) => hash === operation.hash);
      if (document) operations.set(JSON.stringify(operation), { ...operation, ...document });
    }
    for (const address of filled.rest) rest.add(address);
  }
  return { operations: [...operations.values()], rest: [...rest] };
}

/**
 * The addresses that follow from the answers to `pageNeeds`.
 * @param answers by their address
 */
export function needsAfter(request: NeedsRequest, answers: Readonly<Record<string, unknown>>): string[] {
  const first = new Set(figures(request));
  return figures(request, answers).filter((address) => !first.has(address));
}

interface OwnedNeed {
  readonly owner: string;
  readonly need: Parameters<typeof fillNeeds>[0];
  readonly values: Values;
}

/** The mount itself, and the widgets of others that its page shows, as far as the address can fill their places. */
function mountNeeds(request: NeedsRequest): OwnedNeed[] {
  const { match, userId, query } = request;
  if (!match) return [];
  const isOfPage = ({ course }: CourseSession) => course.slug === match.parameters.courseSlug;
  const courseSessionId = sessionOf(request, isOfPage);
  const courseId = request.courseSessions.find(isOfPage)?.course.id;
  // a person, session or course that the address names counts before the current user's own
  const queried = (match.mount.query ?? []).map((name) => [name, query.get(name) ?? undefined]);
  const values = {
    userId,
    courseSessionId,
    courseId,
    ...Object.fromEntries(queried),
    ...match.parameters,
  };
  const shown = request.releases.remotes.flatMap(({ live }) =>
    live.widgets
      .filter(({ slot }) => slot !== homeSlot && match.mount.slots?.includes(slot))
      .map((widget) => ({ owner: live.name, need: widget, values })),
  );
  return [{ owner: match.owner, need: match.mount, values }, ...shown];
}

function homeNeeds(request: NeedsRequest): OwnedNeed[] {
  return request.panels.flatMap((panel) => {
    const values = {
      courseId: panel.course_id,
      courseSlug: panel.course_slug,
      userId: request.userId,
      courseSessionId: sessionOfPanel(request, panel),
    };
    const shown = shownWidgets(request, panel);
    return homeWidgets(request)
      .filter(({ widget }) => shown.includes(widget.id))
      .map(({ owner, widget }) => ({ owner, need: widget, values }));
  });
}

/** The addresses of the panels' figures, as far as the answers tell them. */
function figures(request: NeedsRequest, answers: Readonly<Record<string, unknown>> = {}): string[] {
  return request.panels.flatMap((panel) =>
    figureAddresses(
      { course: panel, boxes: summaryBoxesOf(panel.role_key, shownWidgets(request, panel)) },
      answers,
    ),
  );
}

/** Ids of the widgets that a panel shows. */
function shownWidgets(request: NeedsRequest, panel: DashboardCourseConfig): readonly string[] {
  const courseSessionId = sessionOfPanel(request, panel);
  const actions = request.courseSessions.find(({ id }) => id === courseSessionId)?.actions ?? [];
  const contributed = homeWidgets(request).map(({ widget }) => widget);
  return panelWidgets(panel.widgets, contributed, actions);
}

function sessionOfPanel(request: NeedsRequest, panel: DashboardCourseConfig): string | undefined {
  return sessionOf(request, ({ course }) => course.id === panel.course_id);
}

function homeWidgets({ releases }: NeedsRequest) {
  return releases.remotes.flatMap(({ live }) =>
    live.widgets.filter(({ slot }) => slot === homeSlot).map((widget) => ({ owner: live.name, widget })),
  );
}

/** The session that the browser opens of a course: the chosen one, else the first, which is the one to continue in. */
function sessionOf(
  { courseSessions, chosenSessionIds }: NeedsRequest,
  isOfCourse: (session: CourseSession) => boolean,
): string | undefined {
  const ids = courseSessions.filter(isOfCourse).map(({ id }) => id);
  return chosenSessionIds.find((id) => ids.includes(id)) ?? ids[0];
}
