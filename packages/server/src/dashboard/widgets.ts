import type { HomeWidgetId } from '@learn/contracts';
import type { CourseConfiguration, DashboardRole } from '@learn/domain';

type Flags = Pick<CourseConfiguration, 'enable_competence_certificates' | 'is_uk'>;

const widgets: Readonly<Record<DashboardRole, (flags: Flags) => readonly HomeWidgetId[]>> = {
  Member: ({ enable_competence_certificates }) => [
    'ProgressWidget',
    'CompetenceWidget',
    ...(enable_competence_certificates ? (['CompetenceCertificateWidget'] as const) : []),
  ],
  Trainer: ({ is_uk }) => (is_uk ? ['UKStatisticsWidget'] : []),
  Supervisor: () => ['UKStatisticsWidget'],
  MentorVV: () => ['MentorTasksWidget', 'MentorPersonWidget'],
  MentorUK: () => ['MentorTasksWidget', 'MentorPersonWidget'],
  Ausbildungsverantwortlicher: ({ enable_competence_certificates }) => [
    'TrainingResponsibleStatisticsWidget',
    ...(enable_competence_certificates ? (['CertificateSummaryWidget'] as const) : []),
  ],
  Berufsbildner: () => ['UKBerufsbildnerStatisticsWidget'],
  Prüfungsexperte: () => ['ExamExpertStatisticsWidget'],
};

/** The widgets of a panel in the order in which they are shown; of several roles none is named twice. */
export function widgetsOf(roles: readonly DashboardRole[], flags: Flags): HomeWidgetId[] {
  return [...new Set(roles.flatMap((role) => widgets[role](flags)))];
}
