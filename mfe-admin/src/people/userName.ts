import { fullName } from '@learn/domain';
import type { TranslateText } from '../texts.ts';

interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly erased: boolean;
}

/** What a person is called; those who are erased have no name any more. */
export function userName(
  { first_name, last_name, username, erased }: Named,
  t: TranslateText<'people'>,
): string {
  if (erased) return t('erasedPerson');
  return fullName(first_name, last_name) || username;
}
