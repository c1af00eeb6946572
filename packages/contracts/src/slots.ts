import type { ExamState, SessionAction } from '@learn/domain';
import type { DashboardCourseConfig } from './rest.ts';

/** Places in which a remote may show something of its own, with the properties that the owner of the place passes. */
export interface Slots {
  /** Inside the panel of a course on the home dashboard; shown if the course's widget list names the widget's id, or to those who have its action. */
  readonly 'home.course': {
    readonly course: DashboardCourseConfig;
    /** undefined for those who are in no session of the course: training responsible, Berufsbildner, exam expert */
    readonly courseSessionId: string | undefined;
    /** the session to which figures are limited; undefined: those of all sessions, also where the panel is about one of them */
    readonly figuresOf?: string | undefined;
    /** address of the external exam platform; empty or left out where none is configured */
    readonly examPlatformUrl?: string;
  };
  /** Beside the contents of a learning unit that has performance criteria, on the circle page. */
  readonly 'circle.unit': {
    readonly courseSlug: string;
    readonly circleSlug: string;
    readonly learningUnitSlug: string;
    readonly criterionIds: readonly string[];
  };
  /**
   * The exam of an exam circle that is not locked, below the words for its state: what can be done about it. The parameter of
   * the address that `examDatesQuery` names opens its dates.
   */
  readonly 'circle.exam': {
    readonly courseSlug: string;
    readonly circleId: string;
    readonly requiresBooking: boolean;
    /** as the page shows it; undefined for experts and supervisors, who see who has booked */
    readonly state: ExamState | undefined;
    readonly place: ExamPlace | undefined;
  };
}

/** Where an exam is taken; undefined in its stead where no live remote shows the exam's content. */
export interface ExamPlace {
  readonly address: string;
  /** on another platform: it opens beside this page */
  readonly external: boolean;
}

/** Opens the dates of an exam on the page that shows it. */
export const examDatesQuery = { name: 'exam', value: 'dates' } as const;

export type SlotId = keyof Slots;

/** The slot whose widgets are chosen for each person, see `panelWidgets`. */
export const homeSlot = 'home.course' satisfies SlotId;

/**
 * What decides whether a widget is shown: on the home dashboard the configuration that names its id, or the session action of
 * a widget that the configuration does not know; elsewhere nothing. What a newer build contributes may have other ids at run time.
 */
export type WidgetChoice<Slot extends SlotId> = Slot extends typeof homeSlot
  ?
      | { readonly id: HomeWidgetId; readonly action?: undefined }
      | { readonly id: string; readonly action: SessionAction }
  : { readonly id: string; readonly action?: undefined };

/**
 * Ids of the widgets in the panel of a course, in their order: those that the configuration lists, then those of which the
 * person has the action.
 * @param contributed widgets of live remotes; others are left out
 * @param actions of the person in the course
 */
export function panelWidgets(
  listed: readonly string[],
  contributed: readonly { readonly id: string; readonly action?: string | undefined }[],
  actions: readonly string[],
): string[] {
  const open = contributed.filter(({ action }) => action !== undefined && actions.includes(action));
  return [...new Set([...listed, ...open.map(({ id }) => id)])].filter((id) =>
    contributed.some((widget) => widget.id === id),
  );
}

export const slotIds = ['home.course', 'circle.unit', 'circle.exam'] as const satisfies readonly SlotId[];

/** Ids that the dashboard configuration may name (specification §2, home dashboard). */
export const homeWidgetIds = [
  'ProgressWidget',
  'CompetenceWidget',
  'CompetenceCertificateWidget',
  'UKStatisticsWidget',
  'UKBerufsbildnerStatisticsWidget',
  'TrainingResponsibleStatisticsWidget',
  'MentorTasksWidget',
  'MentorPersonWidget',
  'CertificateSummaryWidget',
  'ExamExpertStatisticsWidget',
] as const;

export type HomeWidgetId = (typeof homeWidgetIds)[number];
