import { problemOf } from '@learn/platform';
import { type FieldValues, type VersionedChange, valueIn } from '@learn/platform/form';
import type { EvaluatedAssignmentFragment, EvaluationWorkFragment } from '../__generated__/graphql.ts';

export type EvaluatedAssignment = EvaluatedAssignmentFragment;
export type EvaluationWork = EvaluationWorkFragment;

/** The deduction with its reason: a section beside those of the evaluation tasks, which are named by their ids. */
export const deductionSection = '#deduction';
/** Points of an assignment without evaluation tasks. */
export const pointsSection = '#points';

interface ExpertData {
  readonly points?: number | null;
  readonly text?: string;
}

type Data = Readonly<Record<string, { readonly expert_data?: ExpertData }>>;

/** What evaluators have given, by evaluation task and field; none before the first. */
export function givenValues(work: EvaluationWork | undefined): FieldValues {
  if (work === undefined) return {};
  const { evaluation_points_deducted: points, evaluation_points_deducted_reason: reason } = work;
  return {
    ...readGiven((work.completion_data ?? {}) as Data),
    [deductionSection]: { points: points ?? 0, reason },
    [pointsSection]: { points: work.evaluation_points },
  };
}

/** What the mutation takes for a change. */
export function evaluationInput({ values, submits, version }: VersionedChange) {
  const { [deductionSection]: deduction, [pointsSection]: whole, ...tasks } = values;
  const data: Data = Object.fromEntries(
    Object.entries(tasks).map(([task, expert_data]) => [task, { expert_data }]),
  );
  return {
    completion_status: submits ? ('EVALUATION_SUBMITTED' as const) : ('EVALUATION_IN_PROGRESS' as const),
    completion_data_string: JSON.stringify(data),
    version,
    ...(deduction && {
      evaluation_points_deducted: deduction.points === undefined ? undefined : Number(deduction.points ?? 0),
      evaluation_points_deducted_reason:
        deduction.reason === undefined ? undefined : String(deduction.reason ?? ''),
    }),
    ...(whole && { evaluation_points: whole.points as number | null }),
  };
}

type Input = Readonly<Record<string, unknown>>;

/** The change that the variables of a waiting mutation carry. */
export function changeOf(variables: Input): Pick<VersionedChange, 'values' | 'submits'> {
  const deduction = present({
    points: variables.evaluation_points_deducted,
    reason: variables.evaluation_points_deducted_reason,
  });
  const whole = present({ points: variables.evaluation_points });
  return {
    values: {
      ...readGiven(JSON.parse(String(variables.completion_data_string ?? '{}')) as Data),
      ...(deduction && { [deductionSection]: deduction }),
      ...(whole && { [pointsSection]: whole }),
    },
    submits: variables.completion_status === 'EVALUATION_SUBMITTED',
  };
}

function readGiven(data: Data): Record<string, FieldValues[string]> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([task, { expert_data }]) =>
      expert_data === undefined ? [] : [[task, expert_data as FieldValues[string]]],
    ),
  );
}

/** Those that are there; undefined without any. */
function present(values: Input): FieldValues[string] | undefined {
  const there = Object.entries(values).filter(([, value]) => value !== undefined);
  return there.length > 0 ? (Object.fromEntries(there) as FieldValues[string]) : undefined;
}

/** Points in a section, undefined for none. */
export function pointsIn(values: FieldValues, section: string): number | undefined {
  const points = valueIn(values, section, 'points');
  return typeof points === 'number' ? points : undefined;
}

/** A text in a section, empty for none. */
export function textIn(values: FieldValues, section: string, field: 'text' | 'reason'): string {
  return String(valueIn(values, section, field) ?? '');
}

/**
 * Reads the error of a save, or what the outbox keeps of one.
 * @param known the newest work, for what a conflict leaves out
 * @returns no code where the network or the server is away; `current` of a conflict is the newer state
 */
export function refusalOf(error: unknown, known: EvaluationWork | undefined) {
  const { code, details } = problemOf(error);
  const current = details?.current as Partial<EvaluationWork> | undefined;
  return { code, current: current && known && { ...known, ...ownFields(current, known) } };
}

/** The fields of a conflict that this page reads. */
function ownFields(current: Partial<EvaluationWork>, known: EvaluationWork): Partial<EvaluationWork> {
  return Object.fromEntries(Object.entries(current).filter(([name]) => name in known));
}
