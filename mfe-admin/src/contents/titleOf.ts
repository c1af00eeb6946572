import type { Language } from '@learn/domain';

interface Titled {
  readonly path: string;
  readonly titles: Readonly<Partial<Record<Language, string>>>;
}

/** The title in the reader's language, or in another one; where there is none, the path. */
export function titleOf({ titles, path }: Titled, language: Language): string {
  return titles[language] ?? titles.de ?? Object.values(titles)[0] ?? path;
}
