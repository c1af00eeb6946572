import { fullName, labelled } from '@learn/domain';
import { $language, useCourseSession } from '@learn/platform';
import { mutate, useQuery } from '@learn/platform/apollo';
import { type OwnFields, useVersionedAutosave, type VersionedChange } from '@learn/platform/form';
import { useEffect, useState } from 'react';
import {
  EvaluationWorkDocument,
  SaveEvaluationDocument,
  type SaveEvaluationMutation,
  WithdrawEvaluationDocument,
} from '../__generated__/graphql.ts';
import {
  changeOf,
  deductionSection,
  type EvaluatedAssignment,
  type EvaluationWork,
  evaluationInput,
  givenValues,
  pointsSection,
  refusalOf,
} from './evaluationFields.ts';

export interface Evaluation extends OwnFields<EvaluationWork> {
  readonly work: EvaluationWork;
  /** Asks the server for the work as it is now. */
  readonly reload: () => void;
  /** Takes back the release. @throws what the server refuses, and without network */
  readonly withdraw: () => Promise<void>;
  /** Releases a correction of an evaluation that stands. @throws as `withdraw` */
  readonly correct: (correction: Pick<VersionedChange, 'values' | 'version'>) => Promise<void>;
}

interface Evaluated {
  readonly assignment: EvaluatedAssignment;
  readonly work: EvaluationWork;
  readonly participant: { readonly user_id: string; readonly first_name: string; readonly last_name: string };
}

export const isReleased = ({ completion_status }: EvaluationWork) =>
  completion_status === 'EVALUATION_SUBMITTED';

/** The evaluation of a participant's work: what the server has, what is typed, and the saving between the two. */
export function useEvaluation({ assignment, work: preloaded, participant }: Evaluated): Evaluation {
  const session = useCourseSession();
  const variables = {
    assignment_id: assignment.id,
    course_session_id: session.id,
    assignment_user_id: participant.user_id,
  };
  const place = `${assignment.id}/${session.id}/${participant.user_id}`;
  const [asksAgain, setAsksAgain] = useState(false);
  const asked = useQuery(EvaluationWorkDocument, asksAgain ? variables : undefined, {
    fetchPolicy: 'network-only',
  });
  const reload = asksAgain ? asked.reload : () => setAsksAgain(true);
  const request = (change: VersionedChange) => ({
    kind: 'mutation' as const,
    document: SaveEvaluationDocument,
    variables: { ...variables, ...evaluationInput(change) },
  });
  const own = useVersionedAutosave<EvaluationWork, SaveEvaluationMutation>({
    place: `evaluation/${place}`,
    sections: [...assignment.evaluation_tasks.map(({ key }) => key), pointsSection, deductionSection],
    preloaded,
    valuesOf: givenValues,
    isSubmitted: isReleased,
    submitsSeenOnly: true,
    problemOf: refusalOf,
    reload,
    outbox: {
      key: `evaluation/${place}`,
      area: 'evaluation',
      title: labelled(
        assignment.title,
        fullName(participant.first_name, participant.last_name),
        $language.get(),
      ),
      courseSessionId: session.id,
      request,
      changeOf,
      stateOf: (answer) => answer.upsert_assignment_completion,
    },
  });
  const { receive } = own.autosave;
  useEffect(() => {
    const work = asked.data?.assignment_completion;
    if (work) receive(work);
  }, [asked.data, receive]);
  const work = own.state ?? preloaded;
  return {
    ...own,
    work,
    reload,
    async withdraw() {
      const answer = await mutate(WithdrawEvaluationDocument, variables);
      if (answer) receive(answer.withdraw_evaluation);
    },
    async correct(correction) {
      const { document, variables: input } = request({ ...correction, submits: true });
      const answer = await mutate(document, input);
      if (answer) receive(answer.upsert_assignment_completion);
    },
  };
}
