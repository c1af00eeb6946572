import { endpoints, type NotificationPreference } from '@learn/contracts';
import { reportError, rest, useRest } from '@learn/platform';
import { useRef, useState } from 'react';

export type NotificationCategory = NotificationPreference['category'];
/** The ways on which something reaches a person. */
export type NotificationWay = 'in_app' | 'by_mail';

interface Outcome {
  readonly category: NotificationCategory;
  readonly state: 'saving' | 'saved' | 'failed';
  readonly at: Date;
}

/** What the person wants to hear of, and how; a change shows at once and goes back when it could not be saved. */
export function useNotificationPreferences() {
  const { data, error, loading, reload } = useRest<readonly NotificationPreference[]>(
    endpoints.notificationPreferences.path,
  );
  const [changed, setChanged] = useState<readonly NotificationPreference[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const saved = useRef(new Map<NotificationCategory, NotificationPreference>());
  const newest = useRef(new Map<NotificationCategory, NotificationPreference>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const preferences = data?.map((kept) => changed.find(({ category }) => category === kept.category) ?? kept);

  const change = (category: NotificationCategory, way: NotificationWay, wanted: boolean) => {
    const before = preferences?.find((preference) => preference.category === category);
    if (!before) return;
    const after = { ...before, [way]: wanted };
    const show = (preference: NotificationPreference) =>
      setChanged((others) => [...others.filter((other) => other.category !== category), preference]);
    show(after);
    newest.current.set(category, after);
    // the answer to an older change says nothing of a newer one that still waits
    const settle = (held: NotificationPreference | undefined) => {
      if (held && newest.current.get(category) === after) show(held);
    };
    setOutcome({ category, state: 'saving', at: new Date() });
    // one after the other: two choices in one row must not overtake each other
    queue.current = queue.current.then(async () => {
      try {
        const all = await rest.put<readonly NotificationPreference[]>(
          endpoints.notificationPreferences.path,
          [after],
        );
        const held = all.find((one) => one.category === category) ?? after;
        saved.current.set(category, held);
        settle(held);
        setOutcome({ category, state: 'saved', at: new Date() });
      } catch (failure) {
        reportError(failure, { area: 'notification-preferences' });
        settle(saved.current.get(category) ?? data?.find((one) => one.category === category));
        setOutcome({ category, state: 'failed', at: new Date() });
      }
    });
  };
  return { preferences, error, loading, reload, change, outcome };
}
