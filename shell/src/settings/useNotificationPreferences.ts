import { endpoints, type NotificationPreference } from '@learn/contracts';
import { loadableOf, reportError, rest, useRest } from '@learn/platform';
import { useChoices } from '@learn/platform/form';
import { useState } from 'react';

export type NotificationCategory = NotificationPreference['category'];
/** The ways on which something reaches a person. */
export type NotificationWay = 'in_app' | 'by_mail';

/** What the person wants to hear of, and how; a change shows at once and goes back when it could not be saved. */
export function useNotificationPreferences() {
  const answer = useRest(endpoints.notificationPreferences, {});
  const [savedAt, setSavedAt] = useState<Date>();
  const { unsaved, choose, discard } = useChoices<NotificationPreference>(async (_, preference) => {
    try {
      await rest.send(endpoints.changeNotificationPreferences, { body: [preference] });
      // the choice is shown until the answer holds it
      await answer.refresh();
      setSavedAt(new Date());
    } catch (failure) {
      reportError(failure, { area: 'notification-preferences' });
      throw failure;
    }
  });
  const preferences = loadableOf(answer, (data) =>
    data.map((known) => {
      const choice = unsaved.get(known.category);
      return choice?.state === 'saving' ? choice.value : known;
    }),
  );
  const [latest] = [...unsaved.values()].reverse();
  return {
    preferences,
    saving: latest?.state ?? (savedAt && ('saved' as const)),
    savedAt,
    change: (category: NotificationCategory, way: NotificationWay, wanted: boolean) => {
      if (preferences.state !== 'ready') return;
      const before = preferences.data.find((preference) => preference.category === category);
      if (!before) return;
      for (const [key, { state }] of unsaved) if (state === 'failed') discard(key);
      choose(category, { ...before, [way]: wanted });
    },
  };
}
