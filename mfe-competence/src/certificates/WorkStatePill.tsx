import { type IconName, StatusPill, type Tone } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { CertificateWorkState } from './readCertificates.ts';

const looks: Readonly<Record<CertificateWorkState, { readonly status: Tone; readonly icon: IconName }>> = {
  hidden: { status: 'none', icon: 'lock' },
  open: { status: 'none', icon: 'minus' },
  begun: { status: 'progress', icon: 'task' },
  submitted: { status: 'waiting', icon: 'clock' },
  inEvaluation: { status: 'waiting', icon: 'clock' },
  evaluated: { status: 'finished', icon: 'check' },
};

/** How far an assignment without a grade is. */
export function WorkStatePill({ state }: { readonly state: CertificateWorkState }) {
  const { t } = useTexts('certificates');
  return <StatusPill {...looks[state]} label={t(`state.${state}`)} />;
}
