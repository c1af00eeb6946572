import {
  $pathname,
  type Delivery,
  deliver,
  dropWaiting,
  sendWaiting,
  useCourseSession,
  type WaitingWrite,
} from '@learn/platform';
import {
  type AutosavePhase,
  fieldErrorsOf,
  isReturned,
  useAutosave,
  useDraft,
  useWaitingWrite,
  variablesOf,
  waitingWrite,
} from '@learn/platform/form';
import { useEffect, useState } from 'react';
import {
  SendFeedbackMutationDocument,
  type SendFeedbackMutationMutation,
} from '../../../__generated__/graphql.ts';
import { useContentQuery } from '../../useContentQuery.ts';
import {
  type Answer,
  type Answers,
  type Changes,
  type FeedbackContentData,
  isChanges,
  readChanges,
  sameChanges,
  unsentOf,
  withChanges,
} from './questionnaire.ts';

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
  readonly saving:
    | { readonly state: 'saving' | 'saved' | 'waiting'; readonly at?: Date | undefined }
    | undefined;
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
 * (domain decisions §10). Only what was answered here is sent, as another device may have answered something else; it is handed in as a
 * whole, as it stands on the screen.
 */
export function useFeedback(content: FeedbackContentData): Feedback {
  const session = useCourseSession();
  const { reload } = useContentQuery();
  const own = content.own_response;
  const key = `feedback/${session.id}/${content.translation_key}`;
  // what is saved on the way to another page belongs here
  const [address] = useState(() => `${$pathname.get()}?courseSessionId=${session.id}`);
  const { draft, latest, keep, discard } = useDraft<Changes>(key, isChanges);
  // what was confirmed stays on the screen, also when another tab sent it
  const [seen, setSeen] = useState<{ readonly draft?: Changes | undefined; readonly changes: Changes }>({
    changes: {},
  });
  const changes = draft === seen.draft ? seen.changes : { ...seen.changes, ...draft };
  if (draft !== seen.draft) setSeen({ draft, changes });
  const wholeWith = (more?: Changes) => withChanges(readChanges(own?.data), { ...changes, ...more });
  const answers = wholeWith();
  const [errors, setErrors] = useState<FeedbackErrors>({});
  const [savedAt, setSavedAt] = useState<Date>();
  const [submission, setSubmission] = useState<Feedback['submission']>('open');

  // by it the server recognises the same submission when its answer was lost
  const [ownSubmissionKey] = useState(randomKey);

  /** @param sent the whole where it is handed in, else changes */
  const send = (sent: Changes, submitted: boolean): Promise<Delivery<SendFeedbackMutationMutation>> =>
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
          only_changes: !submitted,
          submission_key: variablesOf(waitingWrite(key)).submission_key ?? ownSubmissionKey,
        },
      },
    });

  /** Takes the server's answer to what was sent. */
  const receive = (sent: Changes, isWhole: boolean, data: SendFeedbackMutationMutation | undefined): void => {
    const response = data?.send_feedback.feedback_response;
    const unsent = unsentOf(latest() ?? {}, sent, isWhole);
    if (response && Object.keys(unsent).length === 0) discard();
    // a later answer is not confirmed yet
    else if (response) keep(unsent);
    if (response?.submitted) setSubmission('done');
    // a first draft is no change for others, but this page has none yet
    else if (!own) reload();
  };

  /** Takes what the server has against it, or that it could not be reached. @returns what is wrong where */
  const fail = (error: unknown): FeedbackErrors => {
    const found = fieldErrorsOf(error);
    // what has been answered since is without its sentence already
    setErrors((others) => ({ ...others, ...found }));
    // perhaps it was handed in elsewhere
    if (!own || Object.keys(found).length === 0) reload();
    return found;
  };

  const autosave = useAutosave<Changes, SendFeedbackMutationMutation>({
    pending: latest,
    async send(sent) {
      // what an earlier page has left is known from here on
      await sendWaiting();
      const before = waitingWrite(key);
      const whole = wholeWith(sent);
      if (before && isUntaken(before, sent, whole)) return { state: 'waiting' };
      // a submission that waits is handed in with what was changed since, and not replaced by a draft
      return isHandedIn(before) ? send(whole, true) : send(sent, false);
    },
    onSaved(sent, data) {
      receive(sent, false, data);
      setSavedAt(new Date());
    },
    onFailure(error) {
      return Object.keys(fail(error)).length > 0 ? 'refused' : 'failed';
    },
  });
  const kept = useWaitingWrite<SendFeedbackMutationMutation>('feedback', key, (sent, answer) => {
    receive(readChanges(String(sent.data)), saysAll(sent), answer);
    setSavedAt(new Date());
    autosave.setPhase('idle');
    if (!answer.send_feedback.feedback_response?.submitted) setSubmission('open');
  });
  const returned = kept && isReturned(kept) ? kept : undefined;
  const { schedule } = autosave;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what an earlier visit has left
  useEffect(() => {
    if (own?.submitted) discard();
    else if (latest() !== undefined) schedule();
  }, []);
  const isDone = own?.submitted ?? false;
  const returnedSince = returned?.since;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that comes back
  useEffect(() => {
    if (returned === undefined) return;
    if (isDone) void dropWaiting(key);
    else setErrors((others) => ({ ...others, ...fieldErrorsOf(returned) }));
  }, [returnedSince, isDone]);

  return {
    answers,
    errors,
    saving: savingOf(autosave.phase, savedAt),
    submission: isDone ? 'done' : isHandedIn(kept) ? 'waiting' : submission,
    returned: returned && { reason: returned.reason, errors: fieldErrorsOf(returned) },
    answer: (question, given) => {
      const { [question]: _, ...others } = errors;
      setErrors(others);
      setSubmission('open');
      keep({ ...latest(), [question]: given === '' ? null : (given ?? null) });
      schedule();
    },
    showErrors: setErrors,
    submit: async () => {
      autosave.cancel();
      setSubmission('sending');
      try {
        const delivery = await send(answers, true);
        if (delivery.state === 'waiting') {
          setSubmission('waiting');
          return {};
        }
        receive(answers, true, delivery.answer);
        return {};
      } catch (error) {
        const found = fail(error);
        setSubmission(Object.keys(found).length > 0 ? 'open' : 'failed');
        return found;
      }
    },
  };
}

function savingOf(phase: AutosavePhase, at: Date | undefined): Feedback['saving'] {
  if (phase === 'idle') return at && { state: 'saved', at };
  return { state: phase === 'saving' ? 'saving' : 'waiting', at };
}

/** Whether just these changes, or this whole, were not taken; they are not sent again by themselves. */
function isUntaken(write: WaitingWrite, changes: Changes, whole: Answers): boolean {
  const sent = variablesOf(write);
  return isReturned(write) && sameChanges(readChanges(String(sent.data)), saysAll(sent) ? whole : changes);
}

/** Whether a write says all answers, as those do that are handed in. */
function saysAll(variables: ReturnType<typeof variablesOf>): boolean {
  return variables.only_changes !== true;
}

/** Whether a submission is on its way, or waits for the network. */
function isHandedIn(write: WaitingWrite | undefined): boolean {
  return write !== undefined && !isReturned(write) && variablesOf(write).submitted === true;
}

/** Cannot be guessed; works on pages without HTTPS too, which have no randomUUID. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
