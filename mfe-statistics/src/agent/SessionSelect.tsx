import { Inline, Select, screenOnly } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useMemo } from 'react';
import { useTexts } from '../texts.ts';

interface SessionSelectProps {
  /** of the course; the same array again while they have not changed */
  readonly sessions: readonly { readonly id: string; readonly name: string }[];
  /** id of the chosen session; undefined: all of them */
  readonly chosen: string | undefined;
  readonly onChoose: (session: string | undefined) => void;
}

const everySession = 'all';

const Root = styled(Inline)<{ $isSet: boolean }>`
  ${({ $isSet }) => !$isSet && screenOnly}
`;

/** Chooses one of the sessions of a course, of which an employer may have hundreds. */
export function SessionSelect({ sessions, chosen, onChoose }: SessionSelectProps) {
  const { t } = useTexts('agent');
  const options = useMemo(
    () => [
      { value: everySession, label: t('allSessions') },
      ...sessions.map(({ id, name }) => ({ value: id, label: name })),
    ],
    [sessions, t],
  );
  return (
    <Root $isSet={chosen !== undefined}>
      <Select
        label={t('session')}
        value={chosen ?? everySession}
        onChange={(id) => onChoose(id === everySession ? undefined : id)}
        options={options}
      />
    </Root>
  );
}
