import { formatPoints } from '@learn/domain';
import { Button, color, fontSize, media, screenOnly, space } from '@learn/ui';
import { GradeText } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import type { Provisional } from './provisional.ts';
import type { Correction } from './useCorrection.ts';
import type { Release } from './useRelease.ts';

/** At the lower edge of a phone, where the thumb is; a direct child of the form, so that it stays while the form is in sight. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[16]};
  align-items: center;
  margin: ${space[16]} -${space[16]} 0;
  padding: ${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface0};
  line-height: 1.25;
  ${media.lg} {
    display: none;
  }
  ${screenOnly}
  & b {
    font-size: ${fontSize[22]};
  }
  & span {
    color: ${color.ink700};
    font-size: ${fontSize[14]};
  }
`;

interface ReleaseBarProps {
  readonly provisional: Provisional;
  readonly release: Release;
  readonly correction: Correction;
}

/** Grade, points and release while one scrolls through the tasks. */
export function ReleaseBar({ provisional, release, correction }: ReleaseBarProps) {
  const { t } = useTexts('evaluation');
  const { grade, final, max } = provisional;
  return (
    <Bar>
      <p>
        <GradeText grade={grade?.official} />
        <br />
        <span>{t('totalOf', { points: formatPoints(final), max: formatPoints(max) })}</span>
      </p>
      <Button type="submit" loading={release.busy}>
        {t(correction.values ? 'releaseCorrection' : 'releaseShort')}
      </Button>
    </Bar>
  );
}
