import { isAssignmentSubmitted } from '@learn/domain';
import {
  $outbox,
  $pathname,
  $user,
  deliver,
  dropWaiting,
  loadCompletions,
  onDelivered,
  sendWaiting,
  useCourseSession,
  useDrafts,
  useStore,
  type WaitingWrite,
} from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  OwnWorkDocument,
  SaveAnswersDocument,
  type SaveAnswersMutation,
} from '../../../__generated__/graphql.ts';
import type { ContentOf } from '../../contentData.ts';
import {
  type Answers,
  confirmedAnswers,
  type Drafts,
  isTaskDraft,
  type TaskDraft,
  together,
  withDrafts,
} from './answers.ts';
import { createWork, type Sent, type Work, type WorkKeeper, type WorkState } from './createWork.ts';
import { newestWork, rememberWork, sharedWork, wasSeen } from './newestWork.ts';
import { createFileUploads, type FileUploads } from './useFileUpload.ts';

export type AssignmentContentData = ContentOf<'Assignment'>;
export type AssignmentData = NonNullable<AssignmentContentData['content_assignment']>;

export interface OwnWork extends WorkState {
  /** confirmed answers and what was typed since */
  readonly answers: Answers;
  /** what the server has */
  readonly confirmed: Answers;
  /** what is typed and not confirmed */
  readonly drafts: Drafts;
  readonly keeper: WorkKeeper;
  readonly uploads: FileUploads;
  readonly discard: (task: string) => void;
}

/** Name of this tab; browsers give real ids to secure pages only. */
const tab = `${Date.now()}-${Math.random()}`;

/** Milliseconds that a page is out of sight until it asks for what happened meanwhile. */
const longAway = 60_000;

/** The own work in an assignment: what the server has, what is typed, and the saving between the two. */
export function useWork(content: AssignmentContentData, assignment: AssignmentData): OwnWork {
  const session = useCourseSession();
  const userId = useStore($user)?.id ?? '';
  const place = `${assignment.id}/${session.id}`;
  const own = `${userId}/${place}`;
  const draftOf = (task: string) => `assignment/${place}/${task}`;
  const prefix = draftOf('');
  const open = useRef(true);
  const kept = useDrafts<TaskDraft>(
    assignment.tasks.map(({ key }) => draftOf(key)),
    isTaskDraft,
    // what was handed in is not typed any more
    useCallback((here, there) => (open.current ? together(here, there, tab) : there), []),
  );
  const byTask = (all: ReadonlyMap<string, TaskDraft>) =>
    new Map([...all].map(([key, draft]) => [key.slice(prefix.length), draft]));
  const drafts = byTask(kept.drafts);

  const outboxKey = `answer/${place}`;
  // what is saved on the way to another page belongs here
  const [address] = useState(() => `${$pathname.get()}?courseSessionId=${session.id}`);
  const variables = { assignment_id: assignment.id, course_session_id: session.id };
  const [asksAgain, setAsksAgain] = useState(() => wasSeen(own));
  const asked = useQuery(OwnWorkDocument, asksAgain ? variables : undefined, {
    fetchPolicy: 'network-only',
  });
  const ask = useRef(() => {});
  ask.current = asksAgain ? asked.reload : () => setAsksAgain(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is another one for another content
  const keeper = useMemo(
    () =>
      createWork(newestWork(own, content.own_completion), {
        tab,
        drafts: {
          latest: () => byTask(kept.latest()),
          keep: (task, draft) => kept.keep(draftOf(task), draft),
          discard: (task) => kept.discard(draftOf(task)),
          write: kept.write,
        },
        async send({ status, data, version }): Promise<Sent> {
          const delivery = await deliver<SaveAnswersMutation>({
            key: outboxKey,
            area: 'answer',
            title: content.title,
            address,
            request: {
              kind: 'mutation',
              document: SaveAnswersDocument,
              variables: {
                ...variables,
                learning_content_page_id: content.id,
                completion_status: status,
                completion_data_string: data,
                version,
              },
            },
          });
          if (delivery.state === 'waiting') return delivery;
          return { state: 'sent', work: delivery.answer.upsert_assignment_completion };
        },
        withdraw() {
          if (waitingOf(outboxKey)?.state === 'sending') return false;
          void dropWaiting(outboxKey);
          return true;
        },
        ask: () => ask.current(),
        learn(work, data) {
          rememberWork(own, work, data);
          if (isAssignmentSubmitted(work.completion_status))
            void loadCompletions(session.id, userId, { reload: true });
        },
      }),
    [own],
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  open.current = !(state.work && isAssignmentSubmitted(state.work.completion_status));
  const [uploads] = useState(createFileUploads);
  useEffect(() => uploads.stopAll, [uploads]);

  useEffect(() => sharedWork(own, keeper.receive), [own, keeper]);
  useEffect(() => {
    const work = newestWork(own, content.own_completion);
    if (!work) return;
    // the other tabs hear of what came with the page before its drafts that have arrived are gone
    rememberWork(own, work);
    keeper.receive(work);
  }, [own, content.own_completion, keeper]);
  useEffect(() => {
    const work = asked.data?.assignment_completion;
    if (work) keeper.receive(work);
  }, [asked.data, keeper]);
  // leaving saves before the keeper is stopped
  useLeaving(keeper, () => ask.current());
  useOutbox(outboxKey, keeper);
  useEffect(() => {
    if (kept.drafts.size > 0) keeper.care();
  }, [kept.drafts, keeper]);

  const confirmed = confirmedAnswers(state.work);
  return {
    ...state,
    confirmed,
    answers: withDrafts(confirmed, drafts),
    drafts,
    keeper,
    uploads,
    discard: (task) => kept.discard(draftOf(task)),
  };
}

/** What waits in the outbox, was sent from it, or came back. */
function useOutbox(key: string, keeper: WorkKeeper): void {
  const entry = useStore($outbox).find((write) => write.key === key);
  const submits = entry?.request.kind === 'mutation' && hands(entry.request.variables);
  const state = entry?.state;
  const returned = useRef(entry);
  returned.current = entry;
  useEffect(() => {
    if (state === undefined) return;
    if (state === 'waiting' || state === 'sending') return keeper.waits(submits);
    const { code, current } = returned.current ?? {};
    void dropWaiting(key).then(() => keeper.returned({ code, details: { current } }, submits));
  }, [state, submits, key, keeper]);
  useEffect(
    () =>
      onDelivered<SaveAnswersMutation>('answer', (write, answer) => {
        if (write.key !== key || write.request.kind !== 'mutation') return;
        const data = String(write.request.variables.completion_data_string);
        keeper.delivered(answer.upsert_assignment_completion, data);
      }),
    [key, keeper],
  );
  useEffect(() => {
    // what waits already is not replaced by what was typed before it
    void sendWaiting().then(() => {
      if (!waitingOf(key)) void keeper.save();
    });
    return keeper.stop;
  }, [key, keeper]);
}

function waitingOf(key: string): WaitingWrite | undefined {
  return $outbox.get().find((write) => write.key === key);
}

function hands(variables: Readonly<Record<string, unknown>>): boolean {
  return variables.completion_status === 'SUBMITTED';
}

/** Saves at once when the page goes out of sight, and asks for what happened when it comes back after a while. */
function useLeaving(keeper: WorkKeeper, ask: () => void): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    let hiddenAt: number | undefined;
    const leave = () => void keeper.saveNow();
    const change = () => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = Date.now();
        leave();
      } else if (hiddenAt !== undefined && Date.now() - hiddenAt > longAway) latest.current();
    };
    document.addEventListener('visibilitychange', change);
    window.addEventListener('pagehide', leave);
    return () => {
      // going to another page of the product is leaving, too
      leave();
      document.removeEventListener('visibilitychange', change);
      window.removeEventListener('pagehide', leave);
    };
  }, [keeper]);
}

export type { Work };
