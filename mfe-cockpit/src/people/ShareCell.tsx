import { Inline, ProgressRing } from '@learn/ui';

interface ShareCellProps {
  readonly done: number;
  readonly total: number;
  /** «3 von 8 Circles abgeschlossen» */
  readonly label: string;
  /** «3 von 8» */
  readonly short: string;
}

/** How much of something a person has done, as a ring with its words. */
export function ShareCell({ done, total, label, short }: ShareCellProps) {
  return (
    <Inline as="span" $gap={8} $nowrap>
      <ProgressRing size={32} thickness={14} share={total === 0 ? 0 : done / total} label={label} />
      <span aria-hidden>{short}</span>
    </Inline>
  );
}
