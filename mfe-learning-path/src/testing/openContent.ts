import { screen } from '@testing-library/react';
import type { Content, ContentKind, ContentOf } from '../content/contentData.ts';
import { circleNode, circleOperation, completions, contentFields, contentOperation } from './fixtures.ts';
import { openPage } from './openPage.ts';

/** What a content of the kind has beside what it has in a circle. */
export type ContentFields<Kind extends ContentKind> = Omit<ContentOf<Kind>, keyof ContentOf<'Placeholder'>> &
  Partial<Omit<ContentOf<'Placeholder'>, '__typename'>>;

/** Opens a content of the kind, whose other fields are given, alone in its circle. */
export async function openContent<Kind extends ContentKind>(
  kind: Kind,
  fields: ContentFields<Kind>,
  options: Parameters<typeof openPage>[0] = {},
) {
  // the caller's fields are those of the kind, which is not one type here
  const content = { ...contentFields('inhalt', kind), ...fields } as Partial<Content> as Content;
  const page = await openPage({
    at: '/fahrzeug/inhalt',
    operations: [contentOperation('fahrzeug', content), circleOperation(circleNode('fahrzeug'))],
    rest: completions(),
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Inhalt inhalt' });
  return page;
}
