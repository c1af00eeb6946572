import { color, fontSize, radius, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import type { Certificate } from './readCertificates.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[8]};
  font-size: ${fontSize[14]};
`;

/** The figure beside it says the same. */
const Bar = styled.div.attrs({ 'aria-hidden': true })<{ $share: number }>`
  height: 6px;
  border-radius: ${radius.full};
  background: ${color.surface2};
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    width: ${({ $share }) => `${$share * 100}%`};
    height: 100%;
    background: ${({ $share }) => ($share >= 1 ? color.finished : color.progress)};
    print-color-adjust: exact;
  }
`;

/** How many of the assignments that the current user sees are evaluated. */
export function EvaluatedBar({ certificate }: { readonly certificate: Certificate }) {
  const { t } = useTexts('certificates');
  const { evaluatedCount, seenCount } = certificate;
  return (
    <Root>
      <span>{t('evaluated', { evaluated: evaluatedCount, count: seenCount })}</span>
      <Bar $share={seenCount === 0 ? 0 : evaluatedCount / seenCount} />
    </Root>
  );
}
