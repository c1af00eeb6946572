import { fillPath } from '@learn/contracts';
import { type AttendanceDayState, formatDay } from '@learn/domain';
import { Link, useParams } from '@learn/platform/router';
import { Card, color, coveringLink, Icon, media, StatusPill, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../texts.ts';
import { attendanceCheckPath } from '../addresses.ts';
import { type AttendanceDay, countDay } from '../attendanceDay.ts';
import { DayFacts } from '../DayFacts.tsx';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20px;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  padding: ${space[16]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  & > :nth-child(2) {
    justify-self: start;
  }
  & > svg {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto 20px;
    padding: ${space[16]} ${space[24]};
    & > svg {
      grid-column: 3;
      grid-row: 1;
    }
  }
`;

const Title = styled(Link)`
  ${coveringLink('-3px')}
  font-weight: 600;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const tones = { open: 'waiting', coming: 'none', recorded: 'finished' } as const;
const icons = { open: 'warning', coming: 'calendar', recorded: 'check' } as const;

interface DayListProps {
  readonly days: readonly AttendanceDay[];
  readonly state: AttendanceDayState;
}

/** Days as rows that lead to their lists. */
export function DayList({ days, state }: DayListProps) {
  const { t, language } = useTexts('attendance');
  const { courseSlug = '' } = useParams();
  return (
    <Card as="ul" $flush>
      {days.map((day) => (
        <Row key={day.id}>
          <div>
            <Title to={`${fillPath(attendanceCheckPath, { courseSlug })}?day=${day.id}`}>
              {formatDay(day.start, language)}
            </Title>
            <Text $tone="hint" $size={14}>
              {t('circle', { circle: day.circle, title: day.title })}
            </Text>
            <DayFacts day={day} />
          </div>
          <StatusPill status={tones[state]} icon={icons[state]} label={<Count day={day} state={state} />} />
          <Icon name="right" color={color.ink500} />
        </Row>
      ))}
    </Card>
  );
}

function Count({ day, state }: { day: AttendanceDay; state: AttendanceDayState }) {
  const { t } = useTexts('attendance');
  const { expected, entered, present } = countDay(day);
  if (expected === 0) return t('nobody');
  if (state === 'recorded') return t('present', { present, expected });
  return state === 'coming' && entered === 0 ? t('later') : t('entered', { entered, expected });
}
