import { remoteTexts, type Translate } from '@learn/platform/i18n';

/** The German texts of the remote and of its folders. */
interface Texts {
  own: typeof import('./locales/de.json');
  agent: typeof import('./locales/agent.de.json');
  chart: typeof import('./locales/chart.de.json');
  course: typeof import('./locales/course.de.json');
  part: typeof import('./locales/part.de.json');
  filters: typeof import('./locales/filters.de.json');
  responsible: typeof import('./locales/responsible.de.json');
  widgets: typeof import('./locales/widgets.de.json');
}

export type TranslateText<Part extends keyof Texts = 'own'> = Translate<Texts[Part]>;

export const useTexts = remoteTexts<Texts>('mfe-statistics');
