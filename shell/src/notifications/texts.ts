import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the notifications, in the popover as well as on the page. */
export const useTexts = () =>
  useRemoteTexts<typeof import('../locales/notifications.de.json')>('shell/notifications');
