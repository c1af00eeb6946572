import { endpoints, type MessageThreadDetail } from '@learn/contracts';
import { reportError, rest, useRest } from '@learn/platform';
import { useEffect, useState } from 'react';
import { useParts } from '../lists/useParts.ts';

/** One thread with its texts. What is shown counts as read as soon as the tab is visible. */
export function useThread(id: string) {
  const input = { params: { id } };
  // the next visit asks again, as others write here
  useEffect(() => () => rest.forget(endpoints.messageThread, { params: { id } }), [id]);
  const { data, error, reload } = useRest(endpoints.messageThread, input);
  const { parts, more, loadMore } = useParts({
    of: id,
    first: data,
    itemsOf: ({ messages }) => messages,
    load({ next }) {
      const query = next === null ? {} : { before: next };
      return rest.get(endpoints.messageThread, { ...input, query }, { reload: true });
    },
    area: 'messages',
  });
  const detail: MessageThreadDetail | undefined = data &&
    parts && { ...data, messages: parts.items, next: parts.last.next };
  const unread = detail?.messages.findLast((message) => message.unread)?.id;
  const [newFrom, setNewFrom] = useState<string>();
  if (newFrom === undefined && unread !== undefined) setNewFrom(unread);
  useMarkRead(id, detail?.messages[0]?.id, unread !== undefined);
  return {
    detail,
    /** the first message that was unread when the thread was opened */
    newFrom,
    error: detail ? undefined : error,
    reload,
    older: more,
    loadOlder: loadMore,
  };
}

/** Tells the server which message was seen, once the tab is visible. */
function useMarkRead(id: string, newest: string | undefined, hasUnread: boolean): void {
  useEffect(() => {
    if (!hasUnread || newest === undefined) return;
    let asked = false;
    const look = () => {
      if (asked || document.visibilityState !== 'visible') return;
      asked = true;
      rest
        .send(endpoints.readMessages, { params: { id }, body: { message_id: newest } })
        .catch((error: unknown) => {
          asked = false;
          reportError(error, { area: 'messages' });
        });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id, newest, hasUnread]);
}
