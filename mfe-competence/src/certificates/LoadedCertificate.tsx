import type { Loadable } from '@learn/contracts';
import { Link } from '@learn/platform/router';
import { Loaded, TextLink } from '@learn/ui';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { useTexts } from '../texts.ts';
import type { Certificate, Certificates } from './readCertificates.ts';

interface Found {
  readonly of: Certificates;
  readonly certificate: Certificate;
}

interface LoadedCertificateProps {
  readonly of: Loadable<Found>;
  /** the list of certificates, where a missing one leads */
  readonly list: string | undefined;
  readonly children: (found: Found) => ReactNode;
}

/** A certificate, or what stands in its place. */
export function LoadedCertificate({ of, list, children }: LoadedCertificateProps) {
  const { t } = useTexts('certificates');
  return (
    <Loaded
      of={of}
      skeleton={<PageSkeleton />}
      failed={{ title: t('failedOne') }}
      missing={{
        icon: 'search',
        title: t('missing'),
        description: t('missingHint'),
        action: (
          <TextLink as={Link} to={list}>
            {t('toList')}
          </TextLink>
        ),
      }}
    >
      {children}
    </Loaded>
  );
}
