import { type Assessment, assessmentOfStatus } from '../assessment/assessment.ts';
import type { Criterion } from '../profile/readProfile.ts';
import type { FeedbackRound } from './unitFeedback.ts';

type Own = Pick<Criterion, 'id' | 'title' | 'assessment' | 'savedAt'>;

/** A criterion as both see it. */
export interface ComparedCriterion {
  readonly criterion: Own;
  /** how the mentor saw it last; open without feedback */
  readonly theirs: Assessment;
  readonly comment: string | undefined;
  /** how the person assessed themselves before; undefined where that is not known or has always been the same */
  readonly before: Assessment | undefined;
  /** they have changed their mind since the feedback was given */
  readonly changedSince: boolean;
}

/** The criteria of a unit by whether both see them alike. */
export interface UnitComparison {
  readonly differ: readonly ComparedCriterion[];
  readonly agree: readonly ComparedCriterion[];
  /** no feedback yet */
  readonly without: readonly ComparedCriterion[];
}

/**
 * Compares the own assessments of a unit with what the mentor said last (specification §3, §4).
 * @param rounds what was given, the latest first
 */
export function compareUnit(criteria: readonly Own[], rounds: readonly FeedbackRound[]): UnitComparison {
  const all = criteria.map((criterion) => compareCriterion(criterion, rounds));
  const hasFeedback = all.filter(({ theirs }) => theirs !== 'open');
  return {
    differ: hasFeedback.filter(({ criterion, theirs }) => theirs !== criterion.assessment),
    agree: hasFeedback.filter(({ criterion, theirs }) => theirs === criterion.assessment),
    without: all.filter(({ theirs }) => theirs === 'open'),
  };
}

function compareCriterion(criterion: Own, rounds: readonly FeedbackRound[]): ComparedCriterion {
  const said = rounds.map(({ criteria }) => criteria.find(({ id }) => id === criterion.id));
  const own = said.flatMap((one) =>
    one?.self_assessment == null ? [] : [assessmentOfStatus(one.self_assessment)],
  );
  const latest = said[0];
  return {
    criterion,
    theirs: latest ? assessmentOfStatus(latest.feedback) : 'open',
    comment: latest?.comment ?? undefined,
    before: own.find((assessment) => assessment !== criterion.assessment),
    changedSince: latest?.self_assessment != null && own[0] !== criterion.assessment,
  };
}
