import { type NotificationPreference, restPaths } from '@learn/contracts';
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
    restPaths.notificationPreferences,
  );
  const [changed, setChanged] = useState<readonly NotificationPreference[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const preferences = data?.map((kept) => changed.find(({ category }) => category === kept.category) ?? kept);

  const change = (category: NotificationCategory, way: NotificationWay, wanted: boolean) => {
    const before = preferences?.find((preference) => preference.category === category);
    if (!before) return;
    const after = { ...before, [way]: wanted };
    const show = (preference: NotificationPreference) =>
      setChanged((others) => [...others.filter((other) => other.category !== category), preference]);
    show(after);
    setOutcome({ category, state: 'saving', at: new Date() });
    // one after the other: two choices in one row must not overtake each other
    queue.current = queue.current.then(async () => {
      try {
        await rest.put<readonly NotificationPreference[]>(restPaths.notificationPreferences, [after]);
        setOutcome({ category, state: 'saved', at: new Date() });
      } catch (failure) {
        reportError(failure, { area: 'notification-preferences' });
        show(before);
        setOutcome({ category, state: 'failed', at: new Date() });
      }
    });
  };
  return { preferences, error, loading, reload, change, outcome };
}
