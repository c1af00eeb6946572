import { $outbox, useStore } from '@learn/platform';
import { onDelivered } from '@learn/platform/shell';
import { color, Icon, radius, space, VisuallyHidden, visuallyHidden } from '@learn/ui';
import { Popover } from '@learn/ui/overlay';
import { styled } from '@learn/ui/styled';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { needsPerson, OutboxList } from './OutboxList.tsx';
import { useTexts } from './texts.ts';

/** Milliseconds for which it is said that everything is sent. */
const thanks = 6_000;

/** As wide as there is room, so that nothing beside it moves; the words show where they fit. */
const Room = styled.div`
  container-type: inline-size;
  display: flex;
  flex: 1 1 52px;
  justify-content: flex-end;
  min-width: 52px;
`;

const Pill = styled.button<{ $tone: 'waiting' | 'failed' | 'finished' }>`
  display: inline-flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${space[8]};
  border: 0;
  border-radius: ${radius.full};
  background: ${({ $tone }) => color[`${$tone}Tint`]};
  color: ${({ $tone }) => color[$tone]};
  font: inherit;
  font-weight: 600;
  white-space: nowrap;
  & > span:last-child {
    ${visuallyHidden}
  }
  @container (min-width: 272px) {
    padding: 0 ${space[12]};
    & > span:nth-last-child(2) {
      ${visuallyHidden}
    }
    & > span:last-child {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
`;

/** The outbox: a pill with the number of entries that opens their list, and says when all are sent. */
export function Outbox() {
  const { t } = useTexts();
  const waiting = useStore($outbox);
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it, also one to the same page
  useEffect(() => setOpen(false), [key]);
  const count = waiting.length;
  useEffect(() => onDelivered(undefined, () => setSent(true)), []);
  useEffect(() => {
    if (count > 0 || !sent) return;
    const timer = setTimeout(() => setSent(false), thanks);
    return () => clearTimeout(timer);
  }, [count, sent]);
  const needed = waiting.filter(needsPerson).length;
  const label = needed > 0 ? t('attention', { count: needed }) : t('waiting', { count });
  const done = count === 0 && sent;
  return (
    <>
      {(count > 0 || done) && (
        <Room>
          {count > 0 ? (
            <Popover
              width={432}
              title={t('title')}
              open={open}
              onOpenChange={setOpen}
              trigger={
                <Pill type="button" $tone={needed > 0 ? 'failed' : 'waiting'}>
                  <Icon name={needed > 0 ? 'warning' : 'clock'} />
                  <span aria-hidden="true">{needed > 0 ? needed : count}</span>
                  <span>{label}</span>
                </Pill>
              }
            >
              <OutboxList waiting={waiting} />
            </Popover>
          ) : (
            <Pill as="p" $tone="finished">
              <Icon name="check" />
              <span />
              <span>{t('sent')}</span>
            </Pill>
          )}
        </Room>
      )}
      <VisuallyHidden role="status">{count > 0 ? label : done && t('sent')}</VisuallyHidden>
    </>
  );
}
