import { useStore } from '@learn/platform';
import { $unreadCount } from '@learn/platform/shell';
import { useEffect, useRef } from 'react';

/** Calls back when the notifications that are polled anyway have become more: somebody may have written. */
export function useNews(onNews: () => void): void {
  const count = useStore($unreadCount);
  const known = useRef(count);
  const listener = useRef(onNews);
  useEffect(() => {
    listener.current = onNews;
  });
  useEffect(() => {
    const before = known.current;
    known.current = count;
    if (before !== undefined && count !== undefined && count > before) listener.current();
  }, [count]);
}
