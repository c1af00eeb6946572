import { endpoints } from '@learn/contracts';
import type { CastMember } from '../../factories.ts';
import { askList, done, type MatrixRow } from '../matrixRow.ts';

/** Who sees results of the member by name; a mentor those of praxis assignments. */
const ofMember = ['expert', 'mentor', 'supervisor', 'apprenticeTrainer', 'admin'] as const;

/** Who sees figures of anybody in the course, if only that they have none; training responsibles as sums. */
const summarised = [
  ...ofMember,
  'foreignExpert',
  'foreignMentor',
  'foreignApprenticeTrainer',
  'trainingResponsible',
  'foreignTrainingResponsible',
] as const satisfies readonly CastMember[];

const rowsOf = (what: string, { list, summary }: { list: string; summary: string }): MatrixRow[] => [
  {
    resource: 'results of a cohort',
    act: `find the member in the list of ${what}`,
    calls: `GET ${list}`,
    ask: (client, { cast }) =>
      askList<{ readonly user_id: string }>(client, list.replace(':courseSlug', cast.course.slug), (rows) =>
        rows.some(({ user_id }) => user_id === cast.people.member.id),
      ),
    allowed: ofMember,
  },
  {
    resource: 'results of a cohort',
    act: `read the figures of ${what}`,
    calls: `GET ${summary}`,
    ask: async (client, { cast }) => done(await client.get(summary.replace(':courseSlug', cast.course.slug))),
    allowed: summarised,
  },
];

export const cohortRows: readonly MatrixRow[] = [
  ...rowsOf('grades', {
    list: endpoints.cohortCertificates.path,
    summary: endpoints.cohortCertificateSummary.path,
  }),
  ...rowsOf('self-assessments', {
    list: endpoints.cohortAssessments.path,
    summary: endpoints.cohortAssessmentSummary.path,
  }),
];
