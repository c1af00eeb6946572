import { endpoints, type Message, type MessageThreadDetail } from '@learn/contracts';
import { onLanguageData, reportError, rest } from '@learn/platform';
import { loadUnreadCount } from '@learn/platform/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { distinct } from '../lists/distinct.ts';
import { useMore } from '../lists/useMore.ts';

interface Opened {
  readonly id: string;
  readonly detail: MessageThreadDetail;
  /** the first message that was unread when the thread was opened */
  readonly newFrom: string | undefined;
}

/**
 * One thread with its texts. What is shown counts as read as soon as somebody looks at the tab.
 * @param onSeen called when the server knows that
 */
export function useThread(id: string, onSeen: (id: string) => void) {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState<{ readonly id: string; readonly error: unknown }>();
  const { more: older, loadMore } = useMore(id, 'messages');
  const wanted = useRef(id);

  const ask = useCallback(async () => {
    wanted.current = id;
    try {
      const detail = await rest.get(endpoints.messageThread, { params: { id } }, { reload: true });
      if (wanted.current !== id) return;
      setOpened((before) => openedWith(detail, before?.id === id ? before : undefined));
      setFailed(undefined);
    } catch (error) {
      if (wanted.current === id) setFailed({ id, error });
    }
  }, [id]);
  useEffect(() => {
    void ask();
    return onLanguageData(ask);
  }, [ask]);

  const current = opened?.id === id ? opened : undefined;
  const change = (turn: (messages: readonly Message[]) => readonly Message[]) =>
    setOpened((before) =>
      before?.id === id
        ? { ...before, detail: { ...before.detail, messages: turn(before.detail.messages) } }
        : before,
    );
  useMarkRead(id, current?.detail, () => {
    change((messages) => messages.map((message) => ({ ...message, unread: false })));
    onSeen(id);
  });

  async function loadBefore(next: string): Promise<void> {
    const input = { params: { id }, query: { before: next } };
    const part = await rest.get(endpoints.messageThread, input, { reload: true });
    setOpened((before) => {
      if (before?.id !== id) return before;
      const messages = distinct([...before.detail.messages, ...part.messages]);
      return { ...before, detail: { ...before.detail, messages, next: part.next } };
    });
  }

  return {
    detail: current?.detail,
    newFrom: current?.newFrom,
    error: failed?.id === id && !current ? failed.error : undefined,
    reload: () => {
      setFailed(undefined);
      void ask();
    },
    /** Looks for what is new, without a word when that fails. */
    refresh: () => void ask(),
    older,
    loadOlder: async () => {
      const next = current?.detail.next;
      if (next) await loadMore(() => loadBefore(next));
    },
    add: (message: Message) => change((messages) => distinct([message, ...messages])),
    markWithdrawn: (messageId: string) =>
      change((messages) =>
        messages.map((message) =>
          message.id === messageId ? { ...message, text: '', withdrawn: true } : message,
        ),
      ),
  };
}

function openedWith(detail: MessageThreadDetail, before: Opened | undefined): Opened {
  const { id } = detail.thread;
  if (!before) return { id, detail, newFrom: detail.messages.findLast(({ unread }) => unread)?.id };
  const known = before.detail.messages;
  const hasOlder = known.length > detail.messages.length;
  return {
    id,
    newFrom: before.newFrom ?? detail.messages.findLast(({ unread }) => unread)?.id,
    detail: hasOlder
      ? { ...detail, messages: distinct([...detail.messages, ...known]), next: before.detail.next }
      : detail,
  };
}

/** Tells the server what was seen, once somebody looks at the tab. */
function useMarkRead(id: string, detail: MessageThreadDetail | undefined, onRead: () => void): void {
  const done = useRef(onRead);
  useEffect(() => {
    done.current = onRead;
  });
  const newest = detail?.messages[0]?.id;
  const hasUnread = detail?.messages.some(({ unread }) => unread) ?? false;
  useEffect(() => {
    if (!hasUnread || newest === undefined) return;
    let asked = false;
    const look = () => {
      if (asked || document.visibilityState !== 'visible') return;
      asked = true;
      markRead(id, newest).then(
        () => done.current(),
        (error: unknown) => {
          asked = false;
          reportError(error, { area: 'messages' });
        },
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id, newest, hasUnread]);
}

async function markRead(id: string, messageId: string): Promise<void> {
  await rest.send(endpoints.readMessages, { params: { id }, body: { message_id: messageId } });
  await loadUnreadCount();
}
