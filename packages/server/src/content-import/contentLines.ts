import { type Language, labelled, signAfter } from '@learn/domain';

import { type ContentSentence, contentText } from './contentTexts.ts';
import { countChanges } from './countChanges.ts';
import type { ConflictReason, ContentChange, ContentDiff } from './plan/contentDiff.ts';

const signs: Readonly<Record<ContentChange['change'], string>> = {
  added: '+',
  changed: '~',
  unpublished: '-',
  removed: '-',
};

/** What an import would do, a line per thing. */
export function diffLines(diff: ContentDiff, language: Language): string[] {
  const lines = diff.changes.map(({ change, thing, path, titles, fields }) => {
    const title = titles[language] ?? titles.de ?? Object.values(titles)[0];
    const [how, what] = [contentText({ code: change }, language), contentText({ code: thing }, language)];
    const parts = [
      `${signs[change]} ${labelled(how, `${what} ${path}`, language)}`,
      title && `«${title}»`,
      fields && `(${fields.join(', ')})`,
    ];
    return parts.filter(Boolean).join(' ');
  });
  return [...lines, summaryLine(diff, language)];
}

/** Counts of what changes. */
export function summaryLine({ changes }: Pick<ContentDiff, 'changes'>, language: Language): string {
  const counts = Object.entries(countChanges(changes)).map(
    ([change, count]) => `${count} ${contentText({ code: change as ContentChange['change'] }, language)}`,
  );
  if (counts.length === 0) return contentText({ code: 'nothing_changes' }, language);
  return contentText({ code: 'changes', values: { counts: counts.join(', ') } }, language);
}

const reasons = {
  unpublished: 'conflict_unpublished',
  'kind changed': 'conflict_kind',
  'answered part removed': 'conflict_answers',
} as const satisfies Record<ConflictReason, ContentSentence['code']>;

/** Why an import is refused, and how it can be done all the same. */
export function refusalLines({ conflicts, refused }: ContentDiff, language: Language): string[] {
  const say = (sentence: ContentSentence) => contentText(sentence, language);
  const lines = [
    ...refused.map(say),
    ...conflicts.map(({ reason, path, people, sessions }) =>
      [
        say({ code: reasons[reason], values: { path } }),
        people > 0 && say({ code: 'people', values: { count: people } }),
        sessions > 0 && say({ code: 'sessions', values: { count: sessions } }),
      ]
        .filter(Boolean)
        .join(`${signAfter(';', language)} `),
    ),
  ];
  if (lines.length === 0) return [];
  return [...lines, say({ code: refused.length > 0 ? 'never' : 'unless_told' })];
}
