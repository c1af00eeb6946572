import { endpoints } from '@learn/contracts';
import type { AgentRole } from '@learn/domain';
import { rest } from '@learn/platform';
import type { ExportOf } from '../chart/Downloads.tsx';

type Input = Parameters<typeof rest.file<typeof endpoints.agentExport>>[1];

/** What of the own people is exported. */
interface Exported {
  readonly courseId: string;
  readonly role: AgentRole | undefined;
  readonly part: Input['params']['part'];
  readonly query: Omit<Input['query'], 'agent_role' | 'format'>;
}

/** What a chart or a list of the own people shows as a spreadsheet, of a list all pages; undefined without a role. */
export function agentExportOf({ courseId, role, part, query }: Exported): ExportOf | undefined {
  if (role === undefined) return undefined;
  return (format) =>
    rest.file(endpoints.agentExport, {
      params: { courseId, part },
      query: { agent_role: role, ...query, format },
    });
}
