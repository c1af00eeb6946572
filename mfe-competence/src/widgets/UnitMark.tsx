import { color, disc, Icon } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { AssessmentCounts } from '../assessment/assessment.ts';

type Mark = 'unknown' | 'none' | 'half' | 'done';

const Disc = styled.span`
  position: relative;
  ${disc(24)}
  border: 2px solid ${color.none};
  background: ${color.surface0};
  &[data-mark='unknown'] {
    border-style: dashed;
  }
  &[data-mark='half'] {
    border-color: ${color.progress};
    background: linear-gradient(to top, ${color.progress} 50%, ${color.surface0} 50%);
  }
  &[data-mark='done'] {
    border-color: ${color.finished};
    background: ${color.finished};
    color: ${color.surface0};
  }
`;

/**
 * Mark at the start of the row: empty, half or with a check. The words beside it say the same.
 * @param known false while the assessments are not known, drawn dashed
 * @param counts undefined for those who do not assess themselves
 */
export function UnitMark({ known, counts }: { known: boolean; counts: AssessmentCounts | undefined }) {
  const mark = known ? markOf(counts) : 'unknown';
  return (
    <Disc data-mark={mark} aria-hidden>
      {mark === 'done' && <Icon name="check" size={16} stroke={2.5} />}
    </Disc>
  );
}

function markOf(counts: AssessmentCounts | undefined): Mark {
  if (!counts || counts.assessed === 0) return 'none';
  return counts.open === 0 ? 'done' : 'half';
}
