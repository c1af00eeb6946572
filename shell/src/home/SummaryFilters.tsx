import { Inline, media, Skeleton, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { PanelSessionSelect } from './PanelSessionSelect.tsx';
import { ProfileFilter } from './ProfileFilter.tsx';
import type { SummaryChoices } from './useSummaryFigures.ts';

/** as high as the later content, so that the boxes below do not move. */
const Root = styled.div<{ $inBox: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${({ $inBox }) => ($inBox ? `${space[8]} 0` : `0 ${space[16]} ${space[16]}`)};
  /* or the row of pills would be as wide as all of them */
  & fieldset {
    min-width: 0;
  }
  ${media.sm} {
    padding-inline: ${({ $inBox }) => ($inBox ? 0 : space[24])};
  }
`;

interface SummaryFiltersProps {
  /** they stand in the only box that they are about */
  readonly inBox: boolean;
  readonly choices: SummaryChoices;
  readonly session: string | undefined;
  readonly profile: string;
  readonly onSession: (id: string) => void;
  readonly onProfile: (code: string) => void;
}

/** Filters of the boxes of an organisation: the session, and its profile (branch). */
export function SummaryFilters({
  inBox,
  choices,
  session,
  profile,
  onSession,
  onProfile,
}: SummaryFiltersProps) {
  const { sessions, profiles } = choices;
  return (
    <Root $inBox={inBox}>
      {sessions === undefined && <Skeleton $height="54px" $width="200px" />}
      {sessions && session !== undefined && (
        <Inline style={{ minHeight: 54 }}>
          {sessions.length > 1 ? (
            <PanelSessionSelect sessions={sessions} value={session} onChange={onSession} />
          ) : (
            <Text $tone="secondary">{sessions[0]?.title}</Text>
          )}
        </Inline>
      )}
      {profiles ? (
        <ProfileFilter codes={profiles} value={profile} onChange={onProfile} />
      ) : (
        <Skeleton $height="73px" $width="min(320px, 100%)" />
      )}
    </Root>
  );
}
