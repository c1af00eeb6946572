import { type Assessment, assessmentOfStatus } from '../assessment/assessment.ts';
import type { Criterion } from '../profile/readProfile.ts';
import type { FeedbackRound, UnitFeedback } from './unitFeedback.ts';

/** So many criteria went from one assessment to another. */
export interface Turn {
  readonly from: Assessment;
  readonly to: Assessment;
  readonly count: number;
}

type Person = UnitFeedback['provider'];

/** What happened to a unit, with ISO 8601 times. */
export type HistoryEntry =
  | { readonly kind: 'asked'; readonly at: string; readonly mentor: Person }
  | {
      readonly kind: 'given';
      readonly at: string;
      readonly mentor: Person;
      /** criteria with an answer */
      readonly count: number;
      /** where the same mentor has changed their mind since their feedback before */
      readonly turns: readonly Turn[];
    }
  | { readonly kind: 'own'; readonly at: string; readonly turns: readonly Turn[] }
  /** the own changes between two feedbacks, of which only the later one's time is known */
  | { readonly kind: 'ownBefore'; readonly at: string; readonly turns: readonly Turn[] };

type Own = Pick<Criterion, 'id' | 'assessment' | 'savedAt'>;

/** What has changed in a unit since feedback was asked for the first time, the latest first. */
export function feedbackHistory(criteria: readonly Own[], feedback: UnitFeedback): HistoryEntry[] {
  const { rounds, submitted_at, requested_at, provider } = feedback;
  const asked: HistoryEntry[] =
    submitted_at === null ? [{ kind: 'asked', at: requested_at, mentor: provider }] : [];
  return [...asked, ...ownSince(criteria, rounds[0]), ...rounds.flatMap(roundEntries(rounds))].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}

function ownSince(criteria: readonly Own[], latest: FeedbackRound | undefined): HistoryEntry[] {
  if (latest === undefined) return [];
  const changed = criteria.filter(({ id, assessment }) => {
    const before = ownIn(latest, id);
    return before !== undefined && before !== assessment;
  });
  const turns = turnsOf(changed.map(({ id, assessment }) => [ownIn(latest, id), assessment]));
  const times = changed.flatMap(({ savedAt }) => savedAt ?? []).sort();
  return turns.length === 0 ? [] : [{ kind: 'own', at: times.at(-1) ?? latest.submitted_at, turns }];
}

function roundEntries(rounds: readonly FeedbackRound[]) {
  return (round: FeedbackRound, index: number): HistoryEntry[] => {
    const { criteria, submitted_at: at, provider: mentor } = round;
    const former = rounds[index + 1];
    const formerOfMentor = rounds.slice(index + 1).find(({ provider }) => provider.id === mentor.id);
    const own = turnsOf(criteria.map(({ id }) => [ownIn(former, id), ownIn(round, id)]));
    return [
      {
        kind: 'given',
        at,
        mentor,
        count: criteria.filter(({ feedback }) => feedback !== 'UNKNOWN').length,
        turns: turnsOf(criteria.map(({ id }) => [theirsIn(formerOfMentor, id), theirsIn(round, id)])),
      },
      ...(own.length > 0 ? [{ kind: 'ownBefore' as const, at, turns: own }] : []),
    ];
  };
}

function ownIn(round: FeedbackRound | undefined, criterionId: string): Assessment | undefined {
  const own = round?.criteria.find(({ id }) => id === criterionId)?.self_assessment;
  return own == null ? undefined : assessmentOfStatus(own);
}

function theirsIn(round: FeedbackRound | undefined, criterionId: string): Assessment | undefined {
  const said = round?.criteria.find(({ id }) => id === criterionId);
  return said && assessmentOfStatus(said.feedback);
}

/** Counts alike changes; what is not known on one side is none. */
function turnsOf(pairs: readonly (readonly [Assessment | undefined, Assessment | undefined])[]): Turn[] {
  const turns = new Map<string, Turn>();
  for (const [from, to] of pairs) {
    if (from === undefined || to === undefined || from === to) continue;
    const key = `${from} ${to}`;
    turns.set(key, { from, to, count: (turns.get(key)?.count ?? 0) + 1 });
  }
  return [...turns.values()];
}
