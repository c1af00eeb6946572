import { type RenderRemoteOptions, renderRemote, resetPerson } from '@learn/testing';
import type {} from '@learn/testing/setup';
import de from '../locales/de.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import it from '../locales/it.json' with { type: 'json' };
import { partTexts } from '../partTexts.ts';
import { routes } from '../routes.tsx';
// the pages, so that a test waits for data and not for the loading of modules
import '../circle/CirclePage.tsx';
import '../content/ContentPage.tsx';
import '../path/LearningPathPage.tsx';
import '../person/PersonPathPage.tsx';
import { courseSlug, session } from './fixtures.ts';

type Options = Partial<Omit<RenderRemoteOptions, 'texts'>> & {
  /** what comes after /course/{slug}/learn */
  readonly at?: string;
  /** leaves what the browser keeps as it is, as a reload does */
  readonly keepSession?: boolean;
};

/** Opens one of this remote's pages for a participant of the fixtures' course session. */
export function openPage({ at = '', keepSession, ...options }: Options = {}) {
  resetPerson();
  if (!keepSession) sessionStorage.clear();
  const kept = keepSession ? Object.entries<string>(localStorage) : [];
  const page = renderRemote({
    routes,
    address: `/course/${courseSlug}/learn${at}`,
    texts: {
      namespace: 'mfe-learning-path',
      de,
      fr,
      it,
      addParts: () => Promise.all(partTexts.parts.map(partTexts.add)),
    },
    courseSessions: [session],
    ...options,
  });
  for (const [key, value] of kept) localStorage.setItem(key, value);
  return page;
}
