import { type circleNode, circleOperation, completions, session } from './fixtures.ts';
import { openPage } from './openPage.ts';

/** Opens the page of a circle that has no documents. */
export function openCircle(
  circle: ReturnType<typeof circleNode>,
  { operations = [], rest = completions(), ...options }: Parameters<typeof openPage>[0] = {},
) {
  return openPage({
    at: `/${circle.slug}`,
    operations: [circleOperation(circle), ...operations],
    rest: { [`/api/core/document/list/${session.id}/`]: [], ...rest },
    ...options,
  });
}
