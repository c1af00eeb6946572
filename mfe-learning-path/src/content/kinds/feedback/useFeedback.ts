import type { FieldError } from '@learn/contracts';
import {
  $outbox,
  $pathname,
  $user,
  type Delivery,
  deliver,
  dropWaiting,
  loadCompletions,
  onDelivered,
  sendWaiting,
  useCourseSession,
  useDraft,
  useStore,
  type WaitingWrite,
} from '@learn/platform';
import { useEffect, useRef, useState } from 'react';
import {
  SendFeedbackMutationDocument,
  type SendFeedbackMutationMutation,
  type SendFeedbackMutationMutationVariables,
} from '../../../__generated__/graphql.ts';
import { useContentQuery } from '../../useContentQuery.ts';
import {
  type Answer,
  type Answers,
  type FeedbackContentData,
  isAnswers,
  readAnswers,
  sameAnswers,
  withAnswer,
} from './questionnaire.ts';

/** Milliseconds after the last change until a draft is sent (domain decisions §7). */
const saveAfter = 800;

/** Sentences by question id; `data` for the whole. */
export type FeedbackErrors = Readonly<Record<string, readonly string[]>>;

/** What was sent later and not taken; it waits in the list until it is changed, handed in again or given up. */
export interface ReturnedFeedback {
  /** the server's sentence; undefined where it had a fault of its own */
  readonly reason: string | undefined;
  readonly errors: FeedbackErrors;
}

export interface Feedback {
  readonly answers: Answers;
  readonly errors: FeedbackErrors;
  /** of the draft; `at` when the server confirmed it in this visit */
  readonly saving: { readonly state: 'saving' | 'saved' | 'waiting'; readonly at?: Date } | undefined;
  /** `waiting`: handed in, and sent as soon as that is possible */
  readonly submission: 'open' | 'sending' | 'waiting' | 'failed' | 'done';
  readonly returned: ReturnedFeedback | undefined;
  readonly answer: (question: string, answer: Answer | undefined) => void;
  readonly showErrors: (errors: FeedbackErrors) => void;
  /** @returns what the server finds wrong; nothing when it is handed in, or could not be */
  readonly submit: () => Promise<FeedbackErrors>;
}

/**
 * The own feedback: what is answered is kept on this device at once and on the server soon after, until it is handed in
 * (domain decisions §10).
 */
export function useFeedback(content: FeedbackContentData): Feedback {
  const session = useCourseSession();
  const userId = useStore($user)?.id ?? '';
  const { reload } = useContentQuery();
  const own = content.own_response;
  const key = `feedback/${session.id}/${content.translation_key}`;
  // what is saved on the way to another page belongs here
  const [address] = useState(() => `${$pathname.get()}?courseSessionId=${session.id}`);
  const { draft, latest, keep, discard } = useDraft<Answers>(key, isAnswers);
  // what was confirmed stays in sight, also when another tab sent it
  const [seen, setSeen] = useState(draft);
  if (draft !== undefined && draft !== seen) setSeen(draft);
  const answers = draft ?? seen ?? readAnswers(own?.data);
  const [errors, setErrors] = useState<FeedbackErrors>({});
  const [saving, setSaving] = useState<Feedback['saving']>();
  const [submission, setSubmission] = useState<Feedback['submission']>('open');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // known again by it when its answer was lost
  const [ownSubmissionKey] = useState(randomKey);
  const kept = useStore($outbox).find((write) => write.key === key);
  const returned = kept && isReturned(kept) ? kept : undefined;
  const keptNow = () => $outbox.get().find((write) => write.key === key);

  const send = (sent: Answers, submitted: boolean): Promise<Delivery<SendFeedbackMutationMutation>> =>
    deliver<SendFeedbackMutationMutation>({
      key,
      area: 'feedback',
      title: content.title,
      address,
      request: {
        kind: 'mutation',
        document: SendFeedbackMutationDocument,
        variables: {
          course_session_id: session.id,
          learning_content_page_id: content.id,
          learning_content_type: content.content_type,
          data: JSON.stringify(sent),
          submitted,
          submission_key: variablesOf(keptNow()).submission_key ?? ownSubmissionKey,
        },
      },
    });

  /** Takes the server's answer to what was sent. */
  const receive = (sent: Answers, data: SendFeedbackMutationMutation | undefined): void => {
    const response = data?.send_feedback.feedback_response;
    // a later answer is not confirmed yet
    if (response && sameAnswers(latest() ?? sent, sent)) discard();
    if (response?.submitted) {
      setSubmission('done');
      void loadCompletions(session.id, userId, { reload: true });
    }
    if (!own || response?.submitted) reload();
  };

  /** Takes what the server has against it, or that it could not be reached. @returns what is wrong where */
  const fail = (error: unknown): FeedbackErrors => {
    const found = faultsIn(error);
    // what has been answered since is without its sentence already
    setErrors((others) => ({ ...others, ...found }));
    // perhaps it was handed in elsewhere
    if (!own || Object.keys(found).length === 0) reload();
    return found;
  };

  const save = async () => {
    if (latest() === undefined) return;
    // what an earlier page has left is known from here on
    await sendWaiting();
    const sent = latest();
    if (sent === undefined) return;
    const before = keptNow();
    // what was not taken is not sent again by itself
    if (before && isReturned(before) && variablesOf(before).data === JSON.stringify(sent))
      return setSaving({ state: 'waiting' });
    setSaving({ state: 'saving' });
    try {
      // a submission that waits is handed in with what was changed since, and not replaced by a draft
      const delivery = await send(sent, isHandedIn(before));
      if (delivery.state === 'waiting') return setSaving({ state: 'waiting' });
      receive(sent, delivery.answer);
      setSaving({ state: 'saved', at: new Date() });
    } catch (error) {
      setSaving({ state: 'waiting' });
      fail(error);
    }
  };
  const newest = useRef({ save, receive });
  useEffect(() => {
    newest.current = { save, receive };
  });

  const soon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void newest.current.save();
    }, saveAfter);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what an earlier visit has left
  useEffect(() => {
    if (own?.submitted) discard();
    else if (latest() !== undefined) soon();
    return () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      // whoever goes on quickly has it saved all the same
      void newest.current.save();
    };
  }, []);
  useEffect(
    () =>
      onDelivered<SendFeedbackMutationMutation>('feedback', (write, data) => {
        if (write.key !== key || write.request.kind !== 'mutation') return;
        newest.current.receive(readAnswers(String(write.request.variables.data)), data);
        setSaving({ state: 'saved', at: new Date() });
        if (!data.send_feedback.feedback_response?.submitted) setSubmission('open');
      }),
    [key],
  );
  const isDone = own?.submitted ?? false;
  const returnedSince = returned?.since;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that comes back
  useEffect(() => {
    if (returned === undefined) return;
    if (isDone) void dropWaiting(key);
    else setErrors((others) => ({ ...others, ...faultsIn(returned) }));
  }, [returnedSince, isDone]);

  return {
    answers,
    errors,
    saving,
    submission: isDone ? 'done' : isHandedIn(kept) ? 'waiting' : submission,
    returned: returned && { reason: returned.reason, errors: faultsIn(returned) },
    answer: (question, given) => {
      const { [question]: _, ...others } = errors;
      setErrors(others);
      setSubmission('open');
      keep(withAnswer(latest() ?? answers, question, given));
      soon();
    },
    showErrors: setErrors,
    submit: async () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      setSubmission('sending');
      try {
        const delivery = await send(answers, true);
        if (delivery.state === 'waiting') {
          setSubmission('waiting');
          return {};
        }
        receive(answers, delivery.answer);
        return {};
      } catch (error) {
        const found = fail(error);
        setSubmission(Object.keys(found).length > 0 ? 'open' : 'failed');
        return found;
      }
    },
  };
}

/** What the server said of the fields, as it was thrown or is kept. */
function faultsIn(refusal: unknown): FeedbackErrors {
  const { fields = [] } = Object(refusal) as { fields?: readonly FieldError[] };
  return Object.fromEntries(fields.map(({ field, messages }) => [field, messages]));
}

function variablesOf(write: WaitingWrite | undefined): Partial<SendFeedbackMutationMutationVariables> {
  return write?.request.kind === 'mutation' ? write.request.variables : {};
}

function isReturned({ state }: WaitingWrite): boolean {
  return state !== 'waiting' && state !== 'sending';
}

/** Whether a submission is on its way, or waits for the network. */
function isHandedIn(write: WaitingWrite | undefined): boolean {
  return write !== undefined && !isReturned(write) && variablesOf(write).submitted === true;
}

/** Nobody's guess; also on pages that are not secure, which have no randomUUID. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
