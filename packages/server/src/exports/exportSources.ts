import type { ExportKind } from '@learn/contracts/endpoints';
import type { ExportSource } from './exportSource.ts';
import { attendanceExport } from './sources/attendance.ts';
import { certificateGradesExport } from './sources/certificateGrades.ts';
import { certificationProfilesExport } from './sources/certificationProfiles.ts';
import { competenceElementsExport } from './sources/competenceElements.ts';
import { costsExport } from './sources/costs.ts';
import { examCostsExport, examsTakenExport } from './sources/exams.ts';
import { feedbackExport } from './sources/feedback.ts';
import { personsExport } from './sources/persons.ts';
import { selfAssessmentsExport } from './sources/selfAssessments.ts';

export const exportSources: Readonly<Record<ExportKind, ExportSource>> = {
  feedback: feedbackExport,
  attendance: attendanceExport,
  competence_elements: competenceElementsExport,
  persons: personsExport,
  training_responsible_costs: costsExport,
  training_responsible_exam_taken: examsTakenExport,
  exam_costs: examCostsExport,
  certification_profiles: certificationProfilesExport,
  certificate_grades: certificateGradesExport,
  self_assessments: selfAssessmentsExport,
};
