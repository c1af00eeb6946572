import type { ExportKind } from '@learn/contracts/endpoints';
import type { ScopeRight } from '../access/courseScope.ts';
import { ownOnly } from '../access/definePolicy.ts';

const everyRight: readonly ScopeRight[] = [
  'admin',
  'supervisor',
  'expert',
  'Ausbildungsverantwortlicher',
  'Berufsbildner',
];
/** Lists of results by name, which training responsibles do not see. */
const byName = everyRight.filter((right) => right !== 'Ausbildungsverantwortlicher');
const payers: readonly ScopeRight[] = ['admin', 'Ausbildungsverantwortlicher'];

/**
 * The rights by which a person gets an export (domain decisions §4); without one in a course there is nothing to
 * find.
 */
export const exportRights: Readonly<Record<ExportKind, readonly ScopeRight[]>> = {
  // Answers have no author, so a Berufsbildner's apprentices cannot be told from the others.
  feedback: everyRight.filter((right) => right !== 'Berufsbildner'),
  attendance: everyRight,
  competence_elements: everyRight,
  persons: everyRight,
  training_responsible_costs: payers,
  training_responsible_exam_taken: payers,
  exam_costs: payers,
  certification_profiles: payers,
  certificate_grades: byName,
  self_assessments: byName,
};

export const exportPolicy = ownOnly(
  'Experts export their own sessions, supervisors their regions, Berufsbildner what concerns their apprentices (no ' +
    'feedback), training responsibles their organisation, administrators everything; costs, exams and certification ' +
    'profiles are for training responsibles and administrators only. Results of assignments by name are for ' +
    'administrators, supervisors of the region, Berufsbildner and the experts of the circle, attendance by name for ' +
    'these and the experts of the session; others find them blank. Lists of grades and self-assessments are for the same ' +
    'people, and not for training responsibles.',
);
