import { fillPath, linkPatterns } from '@learn/contracts';
import { oncePer } from '../../caches/oncePer.ts';
import { treeOf } from '../../course-pages/graphql/find.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { catalogueReader, placesIn } from '../catalogue.ts';
import {
  type AverageGrade,
  averageGrades,
  type CertificateGrade,
  certificateGrades,
} from '../certificateGrades.ts';
import { countedAssignments, countedFor } from '../countedAssignments.ts';
import { type SeenWorks, worksLoader } from '../loaders.ts';
import { AssignmentType, CompetenceCertificateType } from './assignmentRef.ts';
import { type CertificateSource, scopeOf, type WorkScope } from './sources.ts';

const GradeType = builder.objectRef<NonNullable<CertificateGrade['grade']>>('Grade').implement({
  description: 'A grade and the share that it stands for.',
  fields: (t) => ({
    percent: t.exposeFloat('percent', { description: 'weighted share, one decimal' }),
    exact: t.exposeFloat('exact', { description: '1 to 6, two decimals' }),
    official: t.exposeFloat('official', { description: '1 to 6 in half steps' }),
  }),
});

const CertificateGradeType = builder.objectRef<CertificateGrade>('CompetenceCertificateGrade').implement({
  fields: (t) => ({
    user_id: t.exposeID('user_id'),
    grade: t.expose('grade', { type: GradeType, nullable: true, description: 'null: no grade yet' }),
    is_partial: t.exposeBoolean('is_partial', {
      description:
        'the caller does not see the points of all assignments; the grade is based on those that they see',
    }),
    hidden_assignment_ids: t.idList({
      description: 'the assignments of which the caller sees no points',
      resolve: ({ hidden_assignment_ids }) => [...hidden_assignment_ids],
    }),
    evaluated_count: t.exposeInt('evaluated_count'),
    open_count: t.exposeInt('open_count'),
    points_final: t.exposeFloat('points_final', { description: 'of the evaluated assignments, one decimal' }),
    max_points: t.exposeFloat('max_points'),
  }),
});

const AverageGradeType = builder.objectRef<AverageGrade>('AverageGrade').implement({
  description: 'The average of the official grades of all certificates.',
  fields: (t) => ({
    user_id: t.exposeID('user_id'),
    average: t.exposeFloat('average', { nullable: true, description: 'two decimals; null: no grade yet' }),
    is_partial: t.exposeBoolean('is_partial'),
  }),
});

CompetenceCertificateType.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    slug: t.string({ resolve: ({ row }) => row.slug }),
    title: t.string({ resolve: ({ row }, _arguments, { language }) => row.titles[language] }),
    frontend_url: t.string({
      resolve: ({ row, visible }) =>
        fillPath(linkPatterns.certificate, { courseSlug: visible.course.slug, certificateSlug: row.slug }) ??
        '',
    }),
    assignments: t.field({
      type: [AssignmentType],
      description:
        'that count for one of the people asked for, in the order of the learning path; where none of them is a participant, all',
      resolve: async (source, _arguments, context) => {
        const [{ counted, tree }, chosen] = await Promise.all([
          assignmentsOf(source, context),
          chosenProfiles(source, context),
        ]);
        const scope = scopeOf(source);
        return countedFor(counted, chosen).map((row) => {
          const content = placesIn(tree).get(row.contentKey)?.content;
          return { ...scope, row, ...(content && { content }) };
        });
      },
    }),
    grades: t.field({
      type: [CertificateGradeType],
      description: 'one per person asked for',
      resolve: (source, _arguments, context) => gradesOf(source, context),
    }),
  }),
});

export const CompetenceCertificateListType = builder
  .objectRef<WorkScope>('CompetenceCertificateList')
  .implement({
    fields: (t) => ({
      id: t.id({ description: 'id of the course', resolve: ({ visible }) => visible.course.id }),
      slug: t.string({ resolve: ({ visible }) => visible.course.slug }),
      competence_certificates: t.field({
        type: [CompetenceCertificateType],
        description: 'without those of which no assignment is in the path of the people asked for',
        resolve: async (source, _arguments, context) => {
          const certificates = await certificatesOf(source, context);
          const counts = await Promise.all(certificates.map((one) => countsForPeople(one, context)));
          return certificates.filter((_, index) => counts[index]);
        },
      }),
      average_grades: t.field({
        type: [AverageGradeType],
        description: 'one per person asked for',
        resolve: async (source, _arguments, context) => {
          const certificates = await certificatesOf(source, context);
          return averageGrades(
            await Promise.all(certificates.map((certificate) => gradesOf(certificate, context))),
          );
        },
      }),
    }),
  });

async function certificatesOf(source: WorkScope, { db }: GraphqlContext): Promise<CertificateSource[]> {
  const { certificates } = await catalogueReader(db)(source.visible.course);
  return certificates.map((row) => ({ ...scopeOf(source), row }));
}

/** Codes of the profiles of the people asked for; as of one without a profile where none of them participates. */
async function chosenProfiles(source: WorkScope, context: GraphqlContext): Promise<(string | null)[]> {
  const { participants } = await worksLoader(context).load(source);
  return participants.length === 0 ? [null] : participants.map(({ profile }) => profile);
}

/** False for a certificate that is all in the paths of others. */
async function countsForPeople(source: CertificateSource, context: GraphqlContext): Promise<boolean> {
  const { counted } = await assignmentsOf(source, context);
  return counted.length === 0 || countedFor(counted, await chosenProfiles(source, context)).length > 0;
}

async function assignmentsOf({ row, visible }: CertificateSource, context: GraphqlContext) {
  const [catalogue, tree] = await Promise.all([
    catalogueReader(context.db)(visible.course),
    treeOf(context, visible),
  ]);
  return { counted: countedAssignments(catalogue, tree, row.id), tree };
}

/** Grades and their average are asked for together, so both stand on one calculation. */
const gradesOfWorks = oncePer((_: SeenWorks) => new Map<string, CertificateGrade[]>());

async function gradesOf(source: CertificateSource, context: GraphqlContext): Promise<CertificateGrade[]> {
  const [{ counted }, works] = await Promise.all([
    assignmentsOf(source, context),
    worksLoader(context).load(source),
  ]);
  const known = gradesOfWorks(works);
  const grades = known.get(source.row.id) ?? certificateGrades(counted, works);
  known.set(source.row.id, grades);
  return grades;
}
