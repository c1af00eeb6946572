import { endpoints } from '@learn/contracts';
import { formatCertificateCode, parseCertificateCode } from '@learn/domain';
import { loadableOf, problemOf, useRest } from '@learn/platform';
import { EmptyState, Loaded, Notice, Skeleton } from '@learn/ui';
import { useEffect } from 'react';
import { useTexts } from '../../texts.ts';
import { Verdict } from './Verdict.tsx';

/** What the platform knows of a code. */
export function Verification({ code }: { code: string }) {
  const { t } = useTexts('verification');
  const answer = useRest(endpoints.verifyCertificate, { params: { code } });
  const { refresh } = answer;
  // A code is looked up anew each time: it may have been revoked since the tab did so last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another question
  useEffect(() => {
    if (answer.data !== undefined) void refresh();
  }, [code]);
  const loaded = loadableOf(answer, (certificate) => certificate);
  const written = parseCertificateCode(code) === undefined ? code : formatCertificateCode(code);
  if (loaded.state === 'missing') {
    return (
      <EmptyState
        icon="search"
        title={<span role="status">{t('unknown', { code: written })}</span>}
        description={t('unknownHint')}
      />
    );
  }
  if (loaded.state === 'failed' && problemOf(loaded.error).code === 'too_many_requests') {
    return (
      <Notice tone="waiting" icon="clock" role="alert" onRetry={loaded.reload}>
        {t('tooMany')}
      </Notice>
    );
  }
  return (
    <Loaded of={loaded} skeleton={<Skeleton $height="280px" aria-busy />} failed={{ title: t('failed') }}>
      {(certificate) => <Verdict certificate={certificate} />}
    </Loaded>
  );
}
