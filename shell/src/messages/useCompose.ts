import {
  type AnnouncementRequest,
  endpoints,
  type MessageRecipients,
  type MessageRequest,
} from '@learn/contracts';
import { problemOf, rest } from '@learn/platform';
import { useDraft, useForm } from '@learn/platform/form';
import { useState } from 'react';
import { type ComposeDraft, composeDraft, isComposeDraft, textBeyond } from './messageDraft.ts';
import { type Target, targetsOf } from './targets.ts';
import { useTexts } from './texts.ts';

/** What has just been sent. */
export interface Sent {
  readonly threadId: string;
  /** number of recipients of an announcement; undefined for a message */
  readonly count: number | undefined;
}

type State =
  | { readonly step: 'idle' | 'confirming' }
  | { readonly step: 'sending'; readonly confirmed: boolean }
  | { readonly step: 'failed'; readonly reason: string };

interface Compose {
  /** from the address: `new`, or the recipient */
  readonly write: string;
  readonly data: MessageRecipients;
  readonly onSent: (sent: Sent) => void;
}

/** A new message: its draft, what is still missing, the question before an announcement, and the sending. */
export function useCompose({ write, data, onSent }: Compose) {
  const texts = useTexts();
  const [state, setState] = useState<State>({ step: 'idle' });
  const targets = targetsOf(data, texts);
  const addressed = targets.some(({ value }) => value === write) ? write : undefined;
  // one draft per recipient of an address, so that a text never goes to another one
  const { draft, latest, keep, discard } = useDraft<ComposeDraft>(
    `messages/write/${addressed ?? 'new'}`,
    isComposeDraft,
  );
  // a choice made here, also that of none, counts more than the address; a single recipient needs no choice
  const wanted = draft?.to ?? addressed ?? '';
  const target =
    targets.find(({ value }) => value === wanted) ?? (targets.length === 1 ? targets[0] : undefined);
  const form = useForm({
    values: { to: target?.value ?? '', title: draft?.title ?? '', text: draft?.text ?? '' },
    check: ({ title, text }) => ({
      ...(target === undefined && { to: true }),
      ...(target !== undefined && target.kind !== 'person' && title.trim() === '' && { title: true }),
      ...(text.trim() === '' && { text: true }),
    }),
    submit() {
      if (state.step === 'sending' || !target || !draft) return;
      if (target.kind === 'person') void send(target, draft, false);
      else setState({ step: 'confirming' });
    },
  });

  const send = async (to: Target, written: ComposeDraft, confirmed: boolean) => {
    setState({ step: 'sending', confirmed });
    try {
      const sent = to.kind === 'person' ? await writeTo(to, written) : await announce(to, written);
      const more = textBeyond(written, latest());
      if (more === '') discard();
      else keep(composeDraft(latest(), { text: more }));
      onSent(sent);
    } catch (error) {
      setState({ step: 'failed', reason: problemOf(error).explanation || texts.t('sendFailed') });
    }
  };

  return {
    draft,
    targets,
    target,
    state,
    formProps: form.formProps,
    missing: form.errors,
    change: (change: Partial<Omit<ComposeDraft, 'key'>>) => {
      keep(composeDraft(draft, { to: wanted, ...change }));
      // a message being sent stays so, or it could be sent twice
      setState((before) => (before.step === 'sending' ? before : { step: 'idle' }));
    },
    discard,
    confirm: () => {
      if (state.step === 'confirming' && target && draft) void send(target, draft, true);
    },
    reconsider: () => setState({ step: 'idle' }),
  };
}

async function writeTo(to: Target, { text, key }: ComposeDraft): Promise<Sent> {
  const request: MessageRequest = { person_id: to.id, text, idempotency_key: key };
  const { thread_id } = await rest.send(endpoints.writeMessage, { body: request });
  return { threadId: thread_id, count: undefined };
}

async function announce(to: Target, { title, text, circle, key }: ComposeDraft): Promise<Sent> {
  const request: AnnouncementRequest = {
    ...(to.kind === 'session' ? { course_session_id: to.id } : { course_id: to.id }),
    ...(to.kind === 'session' && circle !== '' ? { circle_id: circle } : {}),
    title: title.trim(),
    text,
    idempotency_key: key,
  };
  const answer = await rest.send(endpoints.announce, { body: request });
  return { threadId: answer.thread_id, count: answer.recipient_count };
}
