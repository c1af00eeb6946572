import { ProgressBar } from '@learn/ui/content';
import { useTexts } from '../texts.ts';
import type { Certificate } from './readCertificates.ts';

/** How many of the assignments that the current user sees are evaluated. */
export function EvaluatedBar({ certificate }: { readonly certificate: Certificate }) {
  const { t } = useTexts('certificates');
  const { evaluatedCount, seenCount } = certificate;
  return (
    <ProgressBar
      share={seenCount === 0 ? 0 : evaluatedCount / seenCount}
      label={t('evaluated', { evaluated: evaluatedCount, count: seenCount })}
    />
  );
}
