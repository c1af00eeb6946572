import type { Loadable } from '@learn/contracts';
import { loadableOf, useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useState } from 'react';
import { CockpitDocument, type CockpitQuery } from '../__generated__/graphql.ts';

export type CockpitData = NonNullable<CockpitQuery['cockpit']>;

/** The circles of a person in the session, and one of them with its work. */
export interface ShownCockpit {
  readonly cockpit: CockpitData;
  /** another circle is on its way */
  readonly busy: boolean;
}

/** @param circle slug; undefined: the one that waits first. What was shown stays until another one is here. */
export function useCockpit(circle: string | undefined): Loadable<ShownCockpit> {
  const session = useCourseSession();
  const variables = { course_session_id: session.id };
  const query = useQuery(CockpitDocument, circle === undefined ? variables : { ...variables, circle });
  const found = query.data?.cockpit;
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const kept = last?.id === session.id && query.error === undefined ? last : undefined;
  const shown = found ?? kept;
  if (shown && query.data === undefined)
    return { state: 'ready', data: { cockpit: shown, busy: true }, reload: query.reload };
  return loadableOf(query, ({ cockpit }) => cockpit && { cockpit, busy: false });
}
