import { endpoints } from '@learn/contracts';
import { onStale } from '../freshness.ts';
import { reloadLanguageData } from '../i18n/changeLanguage.ts';
import { switchTexts } from '../i18n/i18n.ts';
import { rest } from '../rest/rest.ts';
import { takeProfile } from './account.ts';
import { $language } from './language.ts';
import { $user } from './user.ts';

/** Shows what the person has changed in another tab. A new language is that of the server's answers from now on. */
async function followProfile(): Promise<void> {
  const before = $user.get();
  if (!before) return;
  const user = await rest.get(endpoints.me);
  takeProfile(user);
  if (user.language === before.language || user.language === $language.get()) return;
  await switchTexts(user.language);
  await reloadLanguageData();
}

onStale(endpoints.me.reads, followProfile);
