import { Button, Heading, Inline, Stack, screenOnly, Text } from '@learn/ui';
import { RichText, usePrinting } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { useEffect, useRef } from 'react';
import { useSessionState } from '../../parts/useSessionState.ts';
import { useTexts } from '../../texts.ts';
import type { ContentBodyProps, ContentOf } from '../contentData.ts';
import { SheetCard } from './Sheet.ts';
import { StepBar } from './StepBar.tsx';

const Place = styled.div`
  display: grid;
  gap: inherit;
  ${screenOnly}
`;

/**
 * Short cards, read one after the other with buttons or the arrow keys; the place is kept on a reload. Paper gets all of them.
 */
export function ModuleContent({
  content,
  learner,
  done,
  onWorked,
}: ContentBodyProps<ContentOf<'LearningModule'>>) {
  const { t } = useTexts();
  const { cards } = content;
  const last = cards.length - 1;
  const [kept, setPosition] = useSessionState(`module/${content.id}`, 0, (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined,
  );
  const position = Math.min(kept, Math.max(last, 0));
  const heading = useRef<HTMLHeadingElement>(null);
  const printing = usePrinting();
  const shown = printing ? cards : cards.slice(position, position + 1);
  useEffect(() => {
    if (position === last) onWorked();
  }, [position, last, onWorked]);
  const go = (target: number) => {
    if (target < 0 || target > last) return;
    setPosition(target);
    // the new card is read from its title; React has put it there before the next frame
    requestAnimationFrame(() => heading.current?.focus());
  };
  useArrowKeys((step) => go(position + step));
  if (cards.length === 0) return undefined;
  return (
    <Stack>
      <Place>
        <Text $size={14} $tone="hint" role="status">
          {t('module.place', { number: position + 1, count: cards.length })}
        </Text>
        <StepBar count={cards.length} position={position} />
      </Place>
      {shown.map((card) => (
        <SheetCard key={card.title} style={{ minHeight: 240 }} lang={content.language}>
          <Stack>
            <Heading level={2} tabIndex={-1} ref={heading}>
              {card.title}
            </Heading>
            <RichText html={card.text} />
          </Stack>
        </SheetCard>
      ))}
      <Inline $gap={12}>
        <Button variant="secondary" disabled={position === 0} icon="left" onClick={() => go(position - 1)}>
          {t('module.previous')}
        </Button>
        <Button
          variant={learner && !done && position < last ? 'primary' : 'secondary'}
          disabled={position === last}
          iconEnd="right"
          onClick={() => go(position + 1)}
        >
          {t('module.next')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Calls with -1 for the left and 1 for the right arrow, unless the key belongs to a field or a control with a use for it. */
function useArrowKeys(onStep: (step: -1 | 1) => void): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, video, [role=menu]')
      )
        return;
      if (event.key === 'ArrowLeft') latest.current(-1);
      if (event.key === 'ArrowRight') latest.current(1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
