import { isAssignmentSubmitted } from '@learn/domain';
import { $user, useCourseSession, useStore } from '@learn/platform';
import { mutate, useQuery } from '@learn/platform/apollo';
import {
  createTransfers,
  type FieldValues,
  type OwnFields,
  type Transfers,
  useVersionedAutosave,
  wasOpened,
} from '@learn/platform/form';
import { useEffect, useState } from 'react';
import {
  OwnWorkDocument,
  type OwnWorkFragment,
  SaveAnswersDocument,
  type SaveAnswersMutation,
  WithdrawSubmissionDocument,
} from '../../../__generated__/graphql.ts';
import type { ContentOf } from '../../contentData.ts';
import { answersInput, changeOf, confirmedAnswers } from './answers.ts';
import { refusalOf } from './refusal.ts';

export type AssignmentContentData = ContentOf<'Assignment'>;
export type AssignmentData = NonNullable<AssignmentContentData['content_assignment']>;

/** The own work in an assignment, as the server has it. */
export type Work = OwnWorkFragment;

/** By task and block. */
export interface OwnWork extends OwnFields<Work> {
  /** undefined: nothing was begun yet */
  readonly work: Work | undefined;
  /** confirmed answers and what was typed since */
  readonly answers: FieldValues;
  readonly uploads: Transfers;
  /** Asks the server for the work as it is now, and for what it opens. */
  readonly reload: () => void;
  /** Takes back what was handed in. @throws what the server refuses, and without network */
  readonly withdraw: () => Promise<void>;
}

export const isWorkSubmitted = (work: Work) => isAssignmentSubmitted(work.completion_status);

/** The own work in an assignment: what the server has, what is typed, and the saving between the two. */
export function useWork(content: AssignmentContentData, assignment: AssignmentData): OwnWork {
  const session = useCourseSession();
  const userId = useStore($user)?.id ?? '';
  const place = `${assignment.id}/${session.id}`;
  const variables = { assignment_id: assignment.id, course_session_id: session.id };
  const [asksAgain, setAsksAgain] = useState(() => wasOpened(`${userId}/${place}`));
  const asked = useQuery(OwnWorkDocument, asksAgain ? variables : undefined, {
    fetchPolicy: 'network-only',
  });
  const reload = asksAgain ? asked.reload : () => setAsksAgain(true);
  const own = useVersionedAutosave<Work, SaveAnswersMutation>({
    place: `assignment/${place}`,
    sections: assignment.tasks.map(({ key }) => key),
    preloaded: content.own_completion,
    valuesOf: confirmedAnswers,
    isSubmitted: isWorkSubmitted,
    problemOf: refusalOf,
    reload,
    outbox: {
      key: `answer/${place}`,
      area: 'answer',
      title: content.title,
      courseSessionId: session.id,
      request: (change) => ({
        kind: 'mutation',
        document: SaveAnswersDocument,
        variables: {
          ...variables,
          learning_content_page_id: content.id,
          ...answersInput(change),
          // nothing is handed in before it is ticked
          ...(change.submits && assignment.declaration && { declaration_accepted: true }),
        },
      }),
      changeOf,
      stateOf: (answer) => answer.upsert_assignment_completion,
    },
  });
  const { receive } = own.autosave;
  useEffect(() => {
    const work = asked.data?.assignment_completion;
    if (work) receive(work);
  }, [asked.data, receive]);
  const [uploads] = useState(createTransfers);
  useEffect(() => uploads.stopAll, [uploads]);
  const withdraw = async () => {
    const answer = await mutate(WithdrawSubmissionDocument, variables);
    if (answer) receive(answer.withdraw_assignment_completion);
  };
  return { ...own, work: own.state, answers: own.values, uploads, reload, withdraw };
}
