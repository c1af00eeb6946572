import type { Loadable, PersonExams } from '@learn/contracts';
import { mapLoadable } from '@learn/platform';
import type { ListedExam } from './useExams.ts';

/** The exam of a circle, by its page id in any language, among those of a person; missing where there is none of them. */
export function pickExam(exams: Loadable<PersonExams>, circleId: string): Loadable<ListedExam> {
  const found = mapLoadable(exams, (loaded) =>
    loaded.exams.find(({ circle }) => circle.page_ids.includes(circleId)),
  );
  if (found.state !== 'ready') return found;
  const { data, reload } = found;
  return data === undefined ? { state: 'missing', reload } : { state: 'ready', data, reload };
}
