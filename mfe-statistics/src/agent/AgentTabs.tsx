import { fillPath, linkPatterns } from '@learn/contracts';
import type { AgentRole } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { PageTabs } from '@learn/ui/table';
import { useTexts } from '../texts.ts';

const pages = { assignments: linkPatterns.agentAssignments, grades: linkPatterns.agentGrades } as const;

interface AgentTabsProps {
  readonly role: AgentRole;
  readonly courseSlug: string;
  readonly current: keyof typeof pages;
  /** the session that comes along */
  readonly session: string | undefined;
}

/** The two pages with results of an agent's own people. */
export function AgentTabs({ role, courseSlug, current, session }: AgentTabsProps) {
  const { t } = useTexts('agent');
  const query = session === undefined ? '' : `?session=${session}`;
  return (
    <PageTabs
      label={t('views')}
      link={Link}
      tabs={(['assignments', 'grades'] as const).map((name) => ({
        id: name,
        words: t(`${name}.title`),
        to: `${fillPath(pages[name], { agentRole: role, courseSlug })}${query}`,
        current: name === current,
      }))}
    />
  );
}
