import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the menus, which come along with them. */
export const useMenuTexts = () => useRemoteTexts<typeof import('../locales/menu.de.json')>('shell/menu');
