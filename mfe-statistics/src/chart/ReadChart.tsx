import { color, radius, screenOnly, space, Text, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useId } from 'react';
import { useTexts } from '../texts.ts';
import { type ChartContent, textOf } from './content.ts';
import { Drawing } from './Drawing.tsx';
import { Legend } from './Legend.tsx';
import { usePoints } from './usePoints.ts';

const Area = styled.div<{ $beside: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[24]};
  align-items: center;
  ${({ $beside }) => !$beside && 'flex-direction: column; align-items: stretch;'}
`;

const Reading = styled.div`
  border-radius: ${radius.control};
  &:focus-visible {
    outline: 3px solid ${color.progress};
    outline-offset: 4px;
  }
`;

const Line = styled(Text)`
  min-height: 24px;
  margin-top: ${space[8]};
  ${screenOnly}
`;

/**
 * A drawing that is read by hover, touch or keyboard: whatever points at a value, the same words stand below it. For screen
 * readers it is a slider over the values, and its text alternative has all of them.
 */
export function ReadChart({ content }: { content: ChartContent }) {
  const { t, language } = useTexts('chart');
  const id = useId();
  const { points, index, active, onKeyDown, onPoint, leave } = usePoints(content, language);
  return (
    <div>
      <Area $beside={content.kind === 'pie'}>
        <Reading
          role="slider"
          tabIndex={0}
          aria-label={t('read', { title: content.title })}
          aria-describedby={id}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={(index ?? 0) + 1}
          aria-valuetext={(active ?? points[0])?.text}
          onKeyDown={onKeyDown}
          onBlur={leave}
        >
          <Drawing content={content} active={active} onPoint={onPoint} />
        </Reading>
        <Legend content={content} />
      </Area>
      <VisuallyHidden id={id}>{textOf(content, language)}</VisuallyHidden>
      <Line $size={14} $tone={active ? 'secondary' : 'hint'} aria-hidden>
        {active?.text ?? t('readHint')}
      </Line>
    </div>
  );
}
