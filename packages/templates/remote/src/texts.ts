import { remoteTexts } from '@learn/platform/i18n';

export const useTexts = remoteTexts<{ own: typeof import('./locales/de.json') }>('mfe-example');
