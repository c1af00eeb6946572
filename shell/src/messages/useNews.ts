import { useStore } from '@learn/platform';
import { $unreadCount, markChanged } from '@learn/platform/shell';
import { useEffect, useRef } from 'react';

/** Asks for the messages again when the polled number of unread notifications rises: one may tell of a new message. */
export function useNews(): void {
  const count = useStore($unreadCount);
  const known = useRef(count);
  useEffect(() => {
    const before = known.current;
    known.current = count;
    if (before !== undefined && count !== undefined && count > before) markChanged(['message']);
  }, [count]);
}
