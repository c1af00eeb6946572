import type { DashboardCourseConfig } from './rest.ts';

/** Places in which a remote may show something of its own, with the properties that the owner of the place passes. */
export interface Slots {
  /** Inside the panel of a course on the home dashboard; shown if the course's widget list names the widget's id. */
  readonly 'home.course': {
    readonly course: DashboardCourseConfig;
    /** undefined for those who are in no session of the course: training responsible, Berufsbildner, exam expert */
    readonly courseSessionId: string | undefined;
  };
  /** Beside the contents of a learning unit that has performance criteria, on the circle page. */
  readonly 'circle.unit': {
    readonly courseSlug: string;
    readonly circleSlug: string;
    readonly learningUnitSlug: string;
    readonly criterionIds: readonly string[];
  };
}

export type SlotId = keyof Slots;

/** The slot whose widgets the dashboard configuration chooses. */
export const homeSlot = 'home.course' satisfies SlotId;

/** Ids that a remote may give to its widgets of a slot. What a newer build contributes may have others at run time. */
export type WidgetId<Slot extends SlotId> = Slot extends typeof homeSlot ? HomeWidgetId : string;

export const slotIds = ['home.course', 'circle.unit'] as const satisfies readonly SlotId[];

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
