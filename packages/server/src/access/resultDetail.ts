/** What a person is to another one in a session. */
export const relations = [
  'EXPERT',
  'MEMBER',
  'LEARNING_MENTOR',
  'SUPERVISOR',
  'Ausbildungsverantwortlicher',
  'Berufsbildner',
  'ADMIN',
] as const;

export type Relation = (typeof relations)[number];

/** evaluation: points, deduction, grade, passed, and how far the work is */
export const resultKinds = ['evaluation', 'selfAssessment', 'attendance'] as const;

export type ResultKind = (typeof resultKinds)[number];

/**
 * In which detail results of other people are seen. `named` is each person's own result, `own circles` and
 * `praxis assignments` the same of a part, `sums` are figures of groups of five or more.
 */
export type ResultDetail = 'named' | 'own circles' | 'praxis assignments' | 'sums' | 'nothing';

/**
 * The one policy for results of people (domain decisions §4). Lists, statistics, exports and fields of GraphQL ask it;
 * a person's own results are no matter of this table.
 */
const details: Readonly<Record<ResultKind, Readonly<Record<Relation, ResultDetail>>>> = {
  evaluation: {
    ADMIN: 'named',
    SUPERVISOR: 'named',
    EXPERT: 'own circles',
    LEARNING_MENTOR: 'praxis assignments',
    Berufsbildner: 'named',
    Ausbildungsverantwortlicher: 'sums',
    MEMBER: 'nothing',
  },
  selfAssessment: {
    ADMIN: 'named',
    SUPERVISOR: 'named',
    EXPERT: 'own circles',
    LEARNING_MENTOR: 'named',
    Berufsbildner: 'named',
    Ausbildungsverantwortlicher: 'sums',
    MEMBER: 'nothing',
  },
  attendance: {
    ADMIN: 'named',
    SUPERVISOR: 'named',
    EXPERT: 'named',
    LEARNING_MENTOR: 'named',
    Berufsbildner: 'named',
    Ausbildungsverantwortlicher: 'sums',
    MEMBER: 'nothing',
  },
};

/** In which detail a relation lets results of that kind be seen. */
export function resultDetail(kind: ResultKind, relation: Relation): ResultDetail {
  return details[kind][relation];
}

/** The relations that see results of that kind in that detail. */
export function relationsSeeing(kind: ResultKind, detail: ResultDetail): Relation[] {
  return relations.filter((relation) => details[kind][relation] === detail);
}
