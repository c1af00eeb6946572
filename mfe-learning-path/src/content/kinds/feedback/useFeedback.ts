import {
  $outbox,
  $pathname,
  $user,
  type Delivery,
  deliver,
  loadCompletions,
  onDelivered,
  sendWaiting,
  useCourseSession,
  useDraft,
  useStore,
} from '@learn/platform';
import { useEffect, useRef, useState } from 'react';
import {
  SendFeedbackMutationDocument,
  type SendFeedbackMutationMutation,
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

export interface Feedback {
  readonly answers: Answers;
  readonly errors: FeedbackErrors;
  /** of the draft; `at` when the server confirmed it in this visit */
  readonly saving: { readonly state: 'saving' | 'saved' | 'waiting'; readonly at?: Date } | undefined;
  /** `waiting`: handed in, and sent as soon as that is possible */
  readonly submission: 'open' | 'sending' | 'waiting' | 'failed' | 'done';
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
  const { refetch } = useContentQuery();
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

  const isHandedIn = (waiting = $outbox.get()) =>
    waiting.some(
      ({ key: known, state, request }) =>
        known === key &&
        (state === 'waiting' || state === 'sending') &&
        request.kind === 'mutation' &&
        request.variables.submitted === true,
    );

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
        },
      },
    });

  /** Takes the server's answer to what was sent. @returns the errors in it */
  const receive = (sent: Answers, data: SendFeedbackMutationMutation | undefined): FeedbackErrors => {
    const { feedback_response: response, errors: faults = [] } = data?.send_feedback ?? {};
    const found = Object.fromEntries(faults.map(({ field, messages }) => [field, messages]));
    // what has been answered since is without its sentence already
    setErrors((others) => ({ ...others, ...found }));
    // a later answer is not confirmed yet, and what the server does not take is kept by nobody else
    if (response && faults.length === 0 && sameAnswers(latest() ?? sent, sent)) discard();
    if (response?.submitted) {
      setSubmission('done');
      void loadCompletions(session.id, userId, { reload: true });
    }
    if (!own || response?.submitted) refetch();
    return found;
  };

  const save = async () => {
    if (latest() === undefined) return;
    // what an earlier page has left is known from here on
    await sendWaiting();
    const sent = latest();
    if (sent === undefined) return;
    setSaving({ state: 'saving' });
    try {
      // a submission that waits is handed in with what was changed since, and not replaced by a draft
      const delivery = await send(sent, isHandedIn());
      if (delivery.state === 'waiting') return setSaving({ state: 'waiting' });
      const found = receive(sent, delivery.answer);
      setSaving(Object.keys(found).length === 0 ? { state: 'saved', at: new Date() } : { state: 'waiting' });
    } catch {
      setSaving({ state: 'waiting' });
      // perhaps it was handed in elsewhere
      refetch();
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
        const found = newest.current.receive(readAnswers(String(write.request.variables.data)), data);
        setSaving(
          Object.keys(found).length === 0 ? { state: 'saved', at: new Date() } : { state: 'waiting' },
        );
        if (!data.send_feedback.feedback_response?.submitted) setSubmission('open');
      }),
    [key],
  );
  const waits = useStore($outbox).length > 0 && isHandedIn();

  return {
    answers,
    errors,
    saving,
    submission: own?.submitted ? 'done' : waits ? 'waiting' : submission,
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
        const found = receive(answers, delivery.answer);
        if (Object.keys(found).length > 0) setSubmission('open');
        return found;
      } catch {
        setSubmission('failed');
        refetch();
        return {};
      }
    },
  };
}
