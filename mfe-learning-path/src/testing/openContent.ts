import { screen } from '@testing-library/react';
import { circleNode, circleOperation, completions, contentNode, contentOperation } from './fixtures.ts';
import { openPage } from './openPage.ts';

/** Opens a content of the kind, whose other fields are given, alone in its circle. @param kind its GraphQL type without `LearningContent` */
export async function openContent(
  kind: string,
  fields: Readonly<Record<string, unknown>>,
  options: Parameters<typeof openPage>[0] = {},
) {
  const content = { ...contentNode('inhalt', { kind }), ...fields };
  const page = await openPage({
    at: '/fahrzeug/inhalt',
    operations: [contentOperation('fahrzeug', content), circleOperation(circleNode('fahrzeug'))],
    rest: completions(),
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Inhalt inhalt' });
  return page;
}
