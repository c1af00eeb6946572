import type { Loadable } from '@learn/contracts';
import type { AgentRole } from '@learn/domain';
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

interface AgentPageProps<Data> {
  readonly role: AgentRole | undefined;
  readonly tab: 'assignments' | 'grades';
  readonly of: Loadable<Kept<Data>>;
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
  /** figures of everybody, which are kept while those of another session are asked for */
  readonly children: (data: Data) => ReactNode;
  /** the list below them, which is asked for by itself */
  readonly people: (data: Data) => ReactNode;
}

const everySession = 'all';

const Sessions = styled(Inline)<{ $isSet: boolean }>`
  ${({ $isSet }) => !$isSet && screenOnly}
`;

/** A page with results of the own people of an agent: the course, the session, and the other page (specification §2, statistic/{agentRole}). */
export function AgentPage<Data>({
  role,
  tab,
  of,
  frameOf,
  titleOf,
  back,
  leadOf,
  session,
  onSession,
  children,
  people,
}: AgentPageProps<Data>) {
  const { t } = useTexts('agent');
  const title = t(`${tab}.title`);
  // an address that names another role has nothing behind it
  const shown: Loadable<Kept<Data>> = role === undefined ? { state: 'missing', reload: of.reload } : of;
  return (
    <LoadedPage of={shown} title={title} shape={[52, 140, 480]} failed={t('failed')}>
      {({ data, busy, retry }) => {
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
                <KeptFigures of={{ busy, retry }}>
                  <Stack $gap={32}>{children(data)}</Stack>
                </KeptFigures>
                {people(data)}
              </Stack>
            </Stack>
          </StatisticPage>
        );
      }}
    </LoadedPage>
  );
}
