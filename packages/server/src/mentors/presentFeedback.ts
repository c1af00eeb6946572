import { type EndpointAnswer, type mentorEndpoints, shownRounds } from '@learn/contracts/endpoints';
import { toAssessmentStatus } from '@learn/domain';
import type { CriterionRow, FeedbackRow, readSelfAssessments } from './feedbackRows.ts';
import { presentPerson } from './presentPerson.ts';
import { type PlacedUnit, presentPage } from './selfEvaluationUnit.ts';

type Head = EndpointAnswer<typeof mentorEndpoints.selfEvaluationFeedbacks>[number];
type Feedback = EndpointAnswer<typeof mentorEndpoints.selfEvaluationFeedback>;
type Round = Feedback['rounds'][number];

/** A request by its unit and its people. */
export function presentHead(row: FeedbackRow, { unit, circle }: PlacedUnit): Head {
  return {
    id: row.id,
    learning_unit: presentPage(unit),
    circle: presentPage(circle),
    requester: presentPerson(row.requester),
    provider: presentPerson(row.provider),
    requested_at: row.createdAt.toISOString(),
    submitted_at: row.submittedAt?.toISOString() ?? null,
  };
}

interface FeedbackParts {
  readonly placed: PlacedUnit;
  /** the rounds that the reader may see, the latest first */
  readonly rows: readonly [FeedbackRow, ...FeedbackRow[]];
  readonly own: Awaited<ReturnType<typeof readSelfAssessments>>;
  readonly given: readonly CriterionRow[];
  readonly readerId: string;
}

/** The latest round and those that were given; the participant sees what the mentor says once it is submitted. */
export function presentFeedback({ placed, rows, own, given, readerId }: FeedbackParts): Feedback {
  const [row] = rows;
  const isShown = row.submittedAt !== null || readerId === row.providerId;
  const { performance_criteria } = placed.unit;
  const criterionOf = (feedbackId: string, key: string) =>
    given.find((one) => one.feedbackId === feedbackId && one.key === key);
  return {
    ...presentHead(row, placed),
    question: row.question,
    criteria: performance_criteria.map(({ id, title, competence_id, translation_key }) => {
      const self = own.find(({ key }) => key === translation_key);
      const self_assessment = toAssessmentStatus(self?.status);
      const said = isShown ? criterionOf(row.id, translation_key) : undefined;
      return {
        id,
        title,
        competence_id,
        self_assessment,
        self_assessed_at: self_assessment === 'UNKNOWN' ? null : (self?.at.toISOString() ?? null),
        feedback: toAssessmentStatus(said?.status),
        comment: said?.comment ?? null,
      };
    }),
    rounds: givenRounds(rows).map(
      ({ submittedAt, ...round }): Round => ({
        id: round.id,
        provider: presentPerson(round.provider),
        question: round.question,
        requested_at: round.createdAt.toISOString(),
        submitted_at: submittedAt.toISOString(),
        criteria: performance_criteria.map(({ id, translation_key }) => {
          const said = criterionOf(round.id, translation_key);
          return {
            id,
            self_assessment: said?.selfStatus ?? null,
            feedback: toAssessmentStatus(said?.status),
            comment: said?.comment ?? null,
          };
        }),
      }),
    ),
  };
}

/** The latest rounds that were given. */
export function givenRounds(rows: readonly FeedbackRow[]) {
  return rows
    .flatMap(({ submittedAt, ...row }) => (submittedAt === null ? [] : [{ ...row, submittedAt }]))
    .slice(0, shownRounds);
}
