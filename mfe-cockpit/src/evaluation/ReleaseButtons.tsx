import { Button, Hidden, Stack, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { Correction } from './useCorrection.ts';
import type { Release } from './useRelease.ts';

interface ReleaseButtonsProps {
  readonly release: Release;
  readonly correction: Correction;
  /** first name of the participant */
  readonly name: string;
}

/** The release, below the result; on a phone its button lies in the bar at the lower edge. */
export function ReleaseButtons({ release, correction, name }: ReleaseButtonsProps) {
  const { t } = useTexts('evaluation');
  return (
    <Stack $gap={8}>
      <Hidden $at="belowLg">
        <Button type="submit" loading={release.busy} stretch="always">
          {t(correction.values ? 'releaseCorrection' : 'release')}
        </Button>
      </Hidden>
      {correction.values ? (
        <Button variant="secondary" stretch="always" onClick={correction.cancel}>
          {t('cancel')}
        </Button>
      ) : (
        <Text $size={14} $tone="hint">
          {t('releaseHint', { name })}
        </Text>
      )}
    </Stack>
  );
}
