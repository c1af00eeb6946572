import type { IssuedCertificateState } from '@learn/domain';
import { StatusPill, type Tone } from '@learn/ui';
import { useTexts } from '../texts.ts';

const tones: Readonly<Record<IssuedCertificateState, Tone>> = {
  valid: 'finished',
  superseded: 'none',
  revoked: 'failed',
};

export function CertificateState({ state }: { state: IssuedCertificateState }) {
  const { t } = useTexts('records');
  return <StatusPill status={tones[state]} label={t(`certificates.state.${state}`)} />;
}
