import { formatDateTime, formatDay, fullName, matchesProfile, zurichDay } from '@learn/domain';
import {
  Avatar,
  attendanceLook,
  Button,
  color,
  Icon,
  IconButton,
  Inline,
  media,
  Notice,
  space,
  Text,
  toneColor,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import { type AttendanceDay, isExpected, type Participant } from '../attendanceDay.ts';
import type { Entry, EntryProblem } from './entry.ts';
import { StatusChoices } from './StatusChoices.tsx';
import type { ShownEntry } from './useRecordAttendance.ts';

const Row = styled.div<{ $open: boolean }>`
  position: relative;
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};
  ${media.lg} {
    box-shadow: ${({ $open }) => ($open ? `inset 4px 0 ${color.waiting}` : 'none')};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 48px 44px;
  gap: 0 ${space[8]};
  align-items: center;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto 44px;
  }
`;

const Name = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

/** Only where there is too little room for all choices at once. */
const OnPhone = styled.div`
  grid-row: 1;
  grid-column: 3;
  ${media.lg} {
    display: none;
  }
`;

const OnDesktop = styled.div`
  min-width: 44px;
  ${media.belowLg} {
    display: none;
  }
`;

interface PersonRowProps {
  readonly person: Participant;
  readonly day: AttendanceDay;
  readonly entry: ShownEntry;
  readonly readOnly: boolean;
  /** a key was pressed among the choices */
  readonly onKey: () => void;
  readonly onRecord: (status: Entry) => void;
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
}

/** A person of the list: one press for «present», the other choices beside it or, on a phone, behind the dots. */
export function PersonRow(props: PersonRowProps) {
  const { person, day, entry, readOnly, onKey, onRecord, onDiscard, onRetry } = props;
  const { t } = useTexts('attendance');
  const [isOpen, setOpen] = useState(false);
  const name = fullName(person.firstName, person.lastName);
  const { status } = entry;
  const record = (next: Entry) => {
    setOpen(false);
    onRecord(next);
  };
  const remove = status !== null && !readOnly && (
    <IconButton icon="close" label={t('remove', { name })} onClick={() => record(null)} />
  );
  return (
    <Row $open={!readOnly && status === null && isExpected(person, day)}>
      <Line>
        <Inline $gap={12} $nowrap>
          <Avatar firstName={person.firstName} lastName={person.lastName} src={person.avatarUrl} />
          <div>
            <Name>
              <b>{person.lastName}</b> {person.firstName}
            </Name>
            <Hint person={person} day={day} entry={entry} />
          </div>
        </Inline>
        <StatusChoices
          name={name}
          status={status}
          isOpen={isOpen}
          disabled={readOnly}
          onKey={onKey}
          onChoose={record}
        />
        {!readOnly && (
          <>
            <OnPhone>
              <IconButton
                icon={isOpen ? 'close' : 'more'}
                label={t('others', { name })}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              />
            </OnPhone>
            <OnDesktop>{remove}</OnDesktop>
          </>
        )}
      </Line>
      {isOpen && status !== null && (
        <OnPhone>
          <Button variant="quiet" size="small" icon="undo" onClick={() => record(null)}>
            {t('removeShort')}
          </Button>
        </OnPhone>
      )}
      {entry.problem && (
        <Problem name={name} entry={entry} problem={entry.problem} onDiscard={onDiscard} onRetry={onRetry} />
      )}
    </Row>
  );
}

/** What is recorded, where the choice itself does not show on a phone; whether it has arrived; why the person does not count. */
function Hint({ person, day, entry }: Pick<PersonRowProps, 'person' | 'day' | 'entry'>) {
  const { t, language } = useTexts('attendance');
  const { status, phase } = entry;
  const whyNot = () => {
    if (!matchesProfile(day.profiles, person.profile)) return t('otherPath');
    if (person.optionalAttendance || zurichDay(person.enrolledAt) <= zurichDay(day.end)) return t('optional');
    return t('enrolledLater', { day: formatDay(person.enrolledAt, language, 'short') });
  };
  const hints = [!isExpected(person, day) && whyNot(), phase === 'waiting' && t('entryWaits')].filter(
    (hint) => hint !== false,
  );
  return (
    <>
      {status !== null && status !== 'PRESENT' && (
        <OnPhone>
          <Inline $gap={4} $nowrap>
            <Icon
              name={attendanceLook[status].icon}
              size={16}
              color={toneColor[attendanceLook[status].tone]}
            />
            <Text as="span" $size={14} $weight="strong">
              {t(`status.${status}`)}
            </Text>
          </Inline>
        </OnPhone>
      )}
      {hints.length > 0 && (
        <Text as="span" $tone="hint" $size={14}>
          {hints.join(' · ')}
        </Text>
      )}
    </>
  );
}

interface ProblemProps {
  readonly name: string;
  readonly entry: ShownEntry;
  readonly problem: EntryProblem;
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
}

/** What stands between the choice and the server, and what can be done about it. */
function Problem({ name, entry, problem, onDiscard, onRetry }: ProblemProps) {
  const { t, language } = useTexts('attendance');
  const words = (status: Entry) => t(status === null ? 'notEntered' : `status.${status}`);
  if (problem.kind !== 'conflict') {
    return (
      <Notice tone="failed" icon="warning" role="alert">
        <p>{t(problem.kind === 'refused' ? 'refused' : 'notSaved', { name })}</p>
        {problem.reason && <Text $size={14}>{problem.reason}</Text>}
        <Inline $gap={8}>
          {problem.kind === 'failed' && (
            <Button variant="secondary" size="small" icon="retry" onClick={onRetry}>
              {t('sendAgain')}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onDiscard}>
            {t('giveUp')}
          </Button>
        </Inline>
      </Notice>
    );
  }
  const theirs = { by: problem.by, status: words(problem.status) };
  return (
    <Notice tone="waiting" icon="warning" role="alert">
      <p>
        {problem.by === ''
          ? t('conflictUnknown', theirs)
          : t('conflict', {
              ...theirs,
              at: problem.at === null ? '' : formatDateTime(problem.at, language),
            })}
      </p>
      <Inline $gap={8}>
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('keepMine', { status: words(entry.status) })}
        </Button>
        <Button variant="secondary" size="small" onClick={onDiscard}>
          {t('keepTheirs', { status: words(problem.status) })}
        </Button>
      </Inline>
    </Notice>
  );
}
