import { countChanges } from './countChanges.ts';
import type { ConflictReason, ContentChange, ContentDiff } from './plan/contentDiff.ts';

const signs: Readonly<Record<ContentChange['change'], string>> = {
  added: '+',
  changed: '~',
  unpublished: '-',
  removed: '-',
};

/** What an import would do, a line per thing. */
export function diffLines(diff: ContentDiff): string[] {
  const lines = diff.changes.map(({ change, thing, path, titles, fields }) => {
    const title = titles.de ?? Object.values(titles)[0];
    const what = `${signs[change]} ${change} ${thing} ${path}`;
    return [what, title && `«${title}»`, fields && `(${fields.join(', ')})`].filter(Boolean).join(' ');
  });
  return [...lines, summaryLine(diff)];
}

/** Counts of what changes. */
export function summaryLine({ changes }: Pick<ContentDiff, 'changes'>): string {
  const counts = Object.entries(countChanges(changes)).map(([change, count]) => `${count} ${change}`);
  return counts.length === 0 ? 'Nothing changes.' : `Changes: ${counts.join(', ')}.`;
}

const reasons: Readonly<Record<ConflictReason, string>> = {
  unpublished: 'is no longer there',
  'kind changed': 'becomes another kind of content',
  'answered part removed': 'loses a question, option or evaluation task that has answers',
};

/** Why an import is refused, and how it can be done all the same. */
export function refusalLines({ conflicts, refused }: ContentDiff): string[] {
  const lines = [
    ...refused,
    ...conflicts.map(({ reason, path, people, sessions }) =>
      [
        `${path} ${reasons[reason]}`,
        people > 0 && `people who have worked on it: ${people}`,
        sessions > 0 && `sessions in which it is planned: ${sessions}`,
      ]
        .filter(Boolean)
        .join('; '),
    ),
  ];
  if (lines.length === 0) return [];
  const advice =
    refused.length > 0
      ? 'An import refuses that.'
      : 'An import refuses that unless it is told --unpublish-used; what people did stays stored.';
  return [...lines, advice];
}
