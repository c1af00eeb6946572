import { type ListChoices, readListView, withListView } from '@learn/contracts';
import type { ListView } from '@learn/domain';
import { useSearchParams } from '@learn/platform/router';

/** The list as the address of the page says it, and what changes it there without a new entry in the history. */
export function useListView<State extends string, Sort extends string>(choices: ListChoices<State, Sort>) {
  const [parameters, setParameters] = useSearchParams();
  return {
    view: readListView(parameters, choices),
    change: (next: Partial<ListView<State, Sort>>) =>
      setParameters((current) => withListView(current, next, choices), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
