import { formatNumber, formatShare } from '@learn/domain';
import { useTexts } from '../texts.ts';
import type { ReleaseMove } from './release.ts';

/** @returns says why the server has ended a canary, in the language of the person */
export function useFailureText(): (failures: NonNullable<ReleaseMove['failures']>) => string {
  const { t, language } = useTexts('releases');
  return ({ version, visitors, share, live_share: live }) =>
    t('endedByServer', {
      version,
      visitors: formatNumber(visitors),
      share: formatShare(share, language),
      live: formatShare(live, language),
    });
}
