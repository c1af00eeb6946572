import { type RenderRemoteOptions, renderRemote, resetPerson } from '@learn/testing';
import remote from '../remote.ts';
// the pages, so that a test waits for data and not for the loading of modules
import '../circle/CirclePage.tsx';
import '../content/ContentPage.tsx';
import '../end/CircleEndPanel.tsx';
import '../path/LearningPathPage.tsx';
import '../person/PersonPathPage.tsx';
import { courseSlug, session } from './fixtures.ts';

type Options = Partial<Omit<RenderRemoteOptions, 'remote'>> & {
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
    remote,
    address: `/course/${courseSlug}/learn${at}`,
    parts: ['assignment', 'documents', 'end', 'event', 'feedback', 'media', 'person'],
    courseSessions: [session],
    ...options,
  });
  for (const [key, value] of kept) localStorage.setItem(key, value);
  return page;
}
