import type { HomeWidgetId } from '@learn/contracts';
import type { CourseConfiguration, DashboardRole } from '@learn/domain';
import type { HomeWidgetLists } from '../courses/tables.ts';

type Flags = Pick<CourseConfiguration, 'enable_competence_certificates' | 'is_uk'>;

/** The widgets that go with a role where the course has no list of its own for it. */
const defaults: Readonly<Record<DashboardRole, (flags: Flags) => readonly HomeWidgetId[]>> = {
  Member: ({ enable_competence_certificates }) => [
    'ProgressWidget',
    'CompetenceWidget',
    ...(enable_competence_certificates ? (['CompetenceCertificateWidget'] as const) : []),
  ],
  Trainer: ({ is_uk }) => (is_uk ? ['UKStatisticsWidget'] : []),
  Supervisor: () => ['UKStatisticsWidget'],
  // what waits for them stands above all panels
  MentorVV: () => ['MentorPersonWidget'],
  MentorUK: () => ['MentorPersonWidget'],
  Ausbildungsverantwortlicher: ({ enable_competence_certificates }) => [
    'TrainingResponsibleStatisticsWidget',
    ...(enable_competence_certificates ? (['CertificateSummaryWidget'] as const) : []),
  ],
  Berufsbildner: () => ['UKBerufsbildnerStatisticsWidget'],
  Prüfungsexperte: () => ['ExamExpertStatisticsWidget'],
};

/**
 * The widgets of a panel in the order in which they are shown (specification §2, home dashboard); of several roles none is
 * named twice. An id that no live remote contributes stays in the list, and the panel leaves it out (`panelWidgets`).
 * @param lists those of the course's configuration
 */
export function widgetsOf(
  roles: readonly DashboardRole[],
  flags: Flags,
  lists: HomeWidgetLists | null,
): string[] {
  return [...new Set(roles.flatMap((role) => lists?.[role] ?? defaults[role](flags)))];
}
