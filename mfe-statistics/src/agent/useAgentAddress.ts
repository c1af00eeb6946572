import type { ListChoices } from '@learn/contracts';
import type { AgentRole } from '@learn/domain';
import { useParams } from '@learn/platform/router';
import { useFilters } from '../filters/useFilters.ts';
import { type AgentView, agentRoleOf, readAgentView, withAgentView } from './agentView.ts';

/** Who looks at whose results, and the list as the address says it. */
export interface AgentAddress<State extends string, Sort extends string> {
  /** undefined where the address names none */
  readonly role: AgentRole | undefined;
  readonly courseSlug: string;
  readonly view: AgentView<State, Sort>;
  readonly change: (change: Partial<AgentView<State, Sort>>) => void;
}

/** The address of a page of an agent, and what changes it without a new entry in the history. */
export function useAgentAddress<State extends string, Sort extends string>(
  choices: ListChoices<State, Sort>,
): AgentAddress<State, Sort> {
  const { agentRole, courseSlug = '' } = useParams();
  const { parameters, update } = useFilters();
  return {
    role: agentRoleOf(agentRole),
    courseSlug,
    view: readAgentView(parameters, choices),
    change: (next) => update((current) => withAgentView(current, next, choices)),
  };
}
