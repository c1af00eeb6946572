import type { Loadable } from '@learn/contracts';
import type { AgentRole } from '@learn/domain';
import { joinLoadables } from '@learn/platform';
import { Inline, Select, Stack, screenOnly } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import type { AgentFrameFragment } from '../__generated__/graphql.ts';
import { KeptFigures } from '../page/KeptFigures.tsx';
import { LoadedPage } from '../page/LoadedPage.tsx';
import { StatisticPage } from '../page/StatisticPage.tsx';
import type { Kept } from '../page/useKept.ts';
import { useTexts } from '../texts.ts';
import { AgentTabs } from './AgentTabs.tsx';

interface AgentPageProps<Data, List> {
  readonly role: AgentRole | undefined;
  readonly tab: 'assignments' | 'grades';
  /** the figures of everybody */
  readonly of: Loadable<Kept<Data>>;
  /** the list of people, which is asked for by itself */
  readonly people: Loadable<Kept<List>>;
  /** the course and what may be chosen in it */
  readonly frameOf: (data: Data) => Omit<AgentFrameFragment, '__typename'>;
  /** undefined until it is known, where it depends on the data */
  readonly titleOf?: (data: Data) => string;
  /** link one level up */
  readonly back?: ReactNode;
  readonly leadOf?: (data: Data) => ReactNode;
  readonly session: string | undefined;
  /** undefined where a page is about one session only */
  readonly onSession: ((session: string | undefined) => void) | undefined;
  readonly children: (data: Data) => ReactNode;
  /** draws the list, below the figures */
  readonly list: (list: List, data: Data) => ReactNode;
}

const everySession = 'all';

const Sessions = styled(Inline)<{ $isSet: boolean }>`
  ${({ $isSet }) => !$isSet && screenOnly}
`;

/** A page with results of the own people of an agent: the course, the session, and the other page (specification §2, statistic/{agentRole}). */
export function AgentPage<Data, List>({
  role,
  tab,
  of,
  people,
  frameOf,
  titleOf,
  back,
  leadOf,
  session,
  onSession,
  children,
  list,
}: AgentPageProps<Data, List>) {
  const { t } = useTexts('agent');
  const title = t(`${tab}.title`);
  const loaded = joinLoadables({ figures: of, people });
  // an address that names another role has nothing behind it
  const shown: typeof loaded = role === undefined ? { state: 'missing', reload: of.reload } : loaded;
  return (
    <LoadedPage of={shown} title={title} shape={[52, 140, 480]} failed={t('failed')}>
      {({ figures: { data, busy, retry }, people: { data: persons, ...listed } }) => {
        const frame = frameOf(data);
        const { sessions } = frame.course_session_properties;
        const chosen = sessions.find(({ id }) => id === session);
        return (
          <StatisticPage
            title={titleOf?.(data) ?? title}
            back={back}
            lead={leadOf?.(data) ?? t(`${tab}.lead.${role ?? 'berufsbildner'}`)}
            courseSession={{
              title: chosen?.name ?? t('allSessions'),
              course: { title: frame.course_title, course_type: frame.course_type },
            }}
          >
            <Stack $gap={24}>
              {role !== undefined && (
                <AgentTabs role={role} courseSlug={frame.course_slug} current={tab} session={session} />
              )}
              {onSession && (sessions.length > 1 || session !== undefined) && (
                <Sessions $isSet={chosen !== undefined}>
                  <Select
                    label={t('session')}
                    value={chosen?.id ?? everySession}
                    onChange={(id) => onSession(id === everySession ? undefined : id)}
                    options={[
                      { value: everySession, label: t('allSessions') },
                      ...sessions.map(({ id, name }) => ({ value: id, label: name })),
                    ]}
                  />
                </Sessions>
              )}
              <Stack $gap={32}>
                <KeptFigures of={{ busy, retry: retry && loaded.reload }}>
                  <Stack $gap={32}>{children(data)}</Stack>
                </KeptFigures>
                <KeptFigures of={listed} quiet={busy || retry !== undefined}>
                  {list(persons, data)}
                </KeptFigures>
              </Stack>
            </Stack>
          </StatisticPage>
        );
      }}
    </LoadedPage>
  );
}
