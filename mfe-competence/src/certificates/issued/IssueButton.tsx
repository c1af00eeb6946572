import { endpoints } from '@learn/contracts';
import { problemOf, rest } from '@learn/platform';
import { Button, Notice, Stack } from '@learn/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import type { CertificateParams } from './ownStanding.ts';

interface IssueButtonProps {
  readonly params: CertificateParams;
  readonly label: string;
  readonly variant?: 'primary' | 'secondary';
  /** asks again where the person stands */
  readonly refresh: () => void;
}

/** Issues the certificate; what stands around it asks again by itself, and after a refusal because something changed. */
export function IssueButton({ params, label, variant = 'primary', refresh }: IssueButtonProps) {
  const { t } = useTexts('certificates');
  const [state, setState] = useState<'idle' | 'busy' | { readonly error: unknown }>('idle');
  const issue = async () => {
    setState('busy');
    try {
      await rest.send(endpoints.issueCertificate, { params });
      setState('idle');
    } catch (error) {
      setState({ error });
      if (problemOf(error).status !== undefined) refresh();
    }
  };
  return (
    <Stack $align="start">
      <Button
        variant={variant}
        icon="award"
        stretch="phone"
        loading={state === 'busy'}
        onClick={() => void issue()}
      >
        {label}
      </Button>
      {typeof state === 'object' && (
        <Notice tone="failed" icon="warning" role="alert">
          {problemOf(state.error).explanation || t('issued.notIssued')}
        </Notice>
      )}
    </Stack>
  );
}
