import { type ContentLibrary, stableId } from '@learn/course-content';
import { desc } from 'drizzle-orm';
import { courseProfiles } from '../../courses/tables.ts';
import type { Database } from '../../database/database.ts';
import { examTypes } from '../../exams/tables.ts';
import { feedbackQuestionnaires } from '../../feedback/tables.ts';
import type { ContentSentence } from '../contentTexts.ts';
import { compareRows, type RowChanges } from './compareRows.ts';
import type { ChangedThing, ContentChange } from './contentDiff.ts';

type Profile = Required<typeof courseProfiles.$inferInsert>;
type Exam = Required<typeof examTypes.$inferInsert>;
type Questionnaire = Required<typeof feedbackQuestionnaires.$inferInsert>;

/** What has to happen to what courses share. Profiles and exams that a folder does not name stay as they are. */
export interface LibraryPlan {
  readonly profiles: RowChanges<Profile, typeof courseProfiles.$inferSelect>;
  readonly exams: RowChanges<Exam, typeof examTypes.$inferSelect>;
  readonly questionnaires: RowChanges<Questionnaire, typeof feedbackQuestionnaires.$inferSelect>;
  /** sentences about questionnaires that cannot be written */
  readonly refused: readonly ContentSentence[];
}

export async function planLibrary(db: Database, library: ContentLibrary): Promise<LibraryPlan> {
  const questionnaires = compareRows(
    {
      wanted: library.questionnaires.map(
        ({ kind, version, questions }): Questionnaire => ({
          id: stableId(`questionnaire/${kind}/${version}`),
          kind,
          version,
          questions,
        }),
      ),
      current: await db.select().from(feedbackQuestionnaires).orderBy(desc(feedbackQuestionnaires.version)),
    },
    { keyOf: ({ kind, version }) => `${kind}/${version}`, fields: ['questions'] },
  );
  return {
    profiles: compareRows(
      {
        wanted: library.profiles.map(
          ({ code, names, active }, position): Profile => ({
            id: stableId(`profile/${code}`),
            code,
            names,
            active: active ?? true,
            position,
          }),
        ),
        current: await db.select().from(courseProfiles),
      },
      { keyOf: ({ code }) => code, fields: ['names', 'active', 'position'] },
    ),
    exams: compareRows(
      {
        wanted: library.exams.map(
          ({ code, names, price, maximum_attempts }): Exam => ({
            id: stableId(`exam type/${code}`),
            code,
            names,
            price,
            maximumAttempts: maximum_attempts ?? 3,
          }),
        ),
        current: await db.select().from(examTypes),
      },
      { keyOf: ({ code }) => code, fields: ['names', 'price', 'maximumAttempts'] },
    ),
    questionnaires,
    refused: [
      ...questionnaires.changed.map(({ after: { kind, version } }) => ({
        code: 'version_taken' as const,
        values: { file: `questionnaires/${kind}.yaml`, version, next: version + 1 },
      })),
      ...questionnaires.added
        .filter(({ kind, version }) =>
          questionnaires.left.some((row) => row.kind === kind && row.version > version),
        )
        .map(({ kind, version }) => ({
          code: 'version_older' as const,
          values: { file: `questionnaires/${kind}.yaml`, version },
        })),
    ],
  };
}

/** The plan as data for people. */
export function libraryChanges({ profiles, exams, questionnaires }: LibraryPlan): ContentChange[] {
  const named = ({ code, names }: Profile | Exam) => ({ path: code, titles: names });
  return [
    ...changesOf('profile', profiles, named),
    ...changesOf('exam', exams, named),
    ...changesOf('questionnaire', questionnaires, ({ kind, version }) => ({
      path: `${kind}/${version}`,
      titles: {},
    })),
  ];
}

function changesOf<Row>(
  thing: ChangedThing,
  { added, changed }: RowChanges<Row, unknown>,
  describe: (row: Row) => Pick<ContentChange, 'path' | 'titles'>,
): ContentChange[] {
  return [
    ...added.map((row): ContentChange => ({ change: 'added', thing, ...describe(row) })),
    ...changed.map(
      ({ after, fields }): ContentChange => ({ change: 'changed', thing, ...describe(after), fields }),
    ),
  ];
}
