import { endpoints, languageCookie } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { announceLanguage, onLanguageElsewhere } from '../freshness.ts';
import { isRefusal, problemOf } from '../problemOf.ts';
import { setCookie } from '../rest/cookies.ts';
import { clearRestCache, rest } from '../rest/rest.ts';
import { setUser, takeProfile } from '../stores/account.ts';
import { reloadCompletions } from '../stores/completions.ts';
import { reloadCourseSessions } from '../stores/courseSessions.ts';
import { $user } from '../stores/user.ts';
import { reportError } from '../telemetry/telemetry.ts';
import { switchTexts } from './i18n.ts';
import { refetchLanguageData } from './languageData.ts';

/**
 * Changes the language without a reload (specification §4): texts, date locale, page attribute, profile, then the data.
 * For a visitor without a profile this browser keeps it.
 * Data that cannot be had again stays as it is; that is reported.
 * @throws Error when texts or the profile could not be saved; the screen then stays as it was or shows the new texts
 */
export async function changeLanguage(language: Language): Promise<void> {
  await switchTexts(language);
  if (!$user.get()) return setCookie(languageCookie, language);
  // other tabs switch their texts before they ask for anything
  setUser(await rest.send({ ...endpoints.changeMe, changes: [] }, { body: { language } }));
  announceLanguage(language);
  await reloadLanguageData();
}

onLanguageElsewhere(async (language) => {
  try {
    await switchTexts(language);
    takeProfile({ language });
    await reloadLanguageData();
  } catch (error) {
    reportError(error, { area: 'language' });
  }
});

/** Asks for all data in the language of the profile; what cannot be had stays. */
export async function reloadLanguageData(): Promise<void> {
  clearRestCache();
  const reloads = [reloadCourseSessions(), reloadCompletions(), ...refetchLanguageData()];
  // what is locked or does not exist stays so in any language, and its page says so
  for (const outcome of await Promise.allSettled(reloads))
    if (outcome.status === 'rejected' && !isRefusal(problemOf(outcome.reason)))
      reportError(outcome.reason, { area: 'language' });
}
