import { type AttendanceCount, formatTime } from '@learn/domain';
import { Button, color, fontSize, media, ProgressRing, space } from '@learn/ui';
import { SavedMark } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../texts.ts';
import type { SheetSaving } from './useRecordAttendance.ts';

/** At the lower edge of a phone, where the thumb is; elsewhere it stays below the header. */
const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 2;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: center;
  padding: ${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface0};
  ${media.lg} {
    position: sticky;
    inset: 65px auto auto;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    margin-bottom: ${space[16]};
    padding: ${space[12]} ${space[16]};
    border: 1px solid ${color.line};
    border-radius: 12px;
  }
`;

const Count = styled.p`
  line-height: 1.25;
  & > b {
    display: block;
    font-size: ${fontSize[22]};
    font-variant-numeric: tabular-nums;
  }
  & > span {
    color: ${color.ink700};
    font-size: ${fontSize[14]};
  }
`;

const Actions = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: auto 1fr;
  gap: ${space[12]};
  & > button {
    min-height: 52px;
  }
  ${media.belowSm} {
    & > button {
      padding-inline: ${space[12]};
    }
  }
  ${media.lg} {
    display: flex;
    grid-column: auto;
  }
`;

interface SheetBarProps {
  readonly count: AttendanceCount;
  /** how many are not entered */
  readonly open: number;
  readonly saving: SheetSaving;
  /** undefined: nothing to take back */
  readonly undo: (() => void) | undefined;
  /** Records all that are not entered as present; undefined for those who only read. */
  readonly recordOpen: (() => void) | undefined;
}

/** How far the list is, what is saved, and what is done with the whole of it. */
export function SheetBar({ count, open, saving, undo, recordOpen }: SheetBarProps) {
  const { t } = useTexts('attendance');
  const { expected, present } = count;
  return (
    <Bar aria-label={t('bar')}>
      <ProgressRing
        share={expected === 0 ? 0 : present / expected}
        tone="finished"
        size={48}
        label={t('present', { present, expected })}
      />
      <Count role="status">
        <b>{t('ofAll', { present, expected })}</b>
        <span>{open === 0 ? t('allEntered') : t('presentAndOpen', { count: open })}</span>
      </Count>
      <Saving {...saving} />
      {recordOpen && (
        <Actions>
          <Button variant="secondary" icon="undo" disabled={!undo} onClick={undo}>
            {t('undo')}
          </Button>
          <Button icon="check" disabled={open === 0} onClick={recordOpen}>
            {t('allPresent')}
          </Button>
        </Actions>
      )}
    </Bar>
  );
}

function Saving({ saving, waiting, returned, savedAt }: SheetSaving) {
  const { t } = useTexts('attendance');
  if (saving > 0) return <SavedMark state="saving">{t('saving')}</SavedMark>;
  if (returned > 0) return <SavedMark state="waiting">{t('returned', { count: returned })}</SavedMark>;
  if (waiting > 0) return <SavedMark state="waiting">{t('waiting', { count: waiting })}</SavedMark>;
  return (
    <SavedMark state={savedAt && 'saved'}>{savedAt && t('saved', { time: formatTime(savedAt) })}</SavedMark>
  );
}
