import { motion, Notice, Stack, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import type { Kept } from './useKept.ts';

const Figures = styled.div`
  transition: opacity ${motion};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

interface KeptFiguresProps {
  readonly of: Pick<Kept<unknown>, 'busy' | 'retry'>;
  /** what stands above says it already */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** Figures that look stale while newer ones are asked for, and say so. */
export function KeptFigures({ of: { busy, retry }, quiet = false, children }: KeptFiguresProps) {
  const { t } = useTexts();
  return (
    <Stack>
      <VisuallyHidden role="status">{busy && !quiet && t('loading')}</VisuallyHidden>
      {retry && !quiet && (
        <Notice tone="failed" role="alert" onRetry={retry}>
          {t('failedAgain')}
        </Notice>
      )}
      <Figures aria-busy={busy}>{children}</Figures>
    </Stack>
  );
}
