import { remoteTexts } from '@learn/platform/i18n';

/** The German texts of the remote and of its folders. */
interface Texts {
  own: typeof import('./locales/de.json');
  chart: typeof import('./locales/chart.de.json');
  course: typeof import('./locales/course.de.json');
  filters: typeof import('./locales/filters.de.json');
}

export const useTexts = remoteTexts<Texts>('mfe-statistics');
