import type { Loadable } from '@learn/contracts';
import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { EmptyState, Loaded, TextLink } from '@learn/ui';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { useTexts } from '../texts.ts';
import type { Certificates } from './readCertificates.ts';

interface LoadedCertificatesProps {
  readonly of: Loadable<Certificates>;
  /** draws a list with certificates */
  readonly children: (certificates: Certificates) => ReactNode;
}

/** The certificates of a person, or what stands in their place. */
export function LoadedCertificates({ of, children }: LoadedCertificatesProps) {
  const { t } = useTexts('certificates');
  return (
    <Loaded
      of={of}
      skeleton={<PageSkeleton />}
      failed={{ title: t('failed') }}
      missing={{ icon: 'lock', title: t('noInsight'), description: t('noInsightHint') }}
    >
      {(certificates) => (certificates.certificates.length > 0 ? children(certificates) : <NoCertificates />)}
    </Loaded>
  );
}

function NoCertificates() {
  const { t } = useTexts('certificates');
  const { courseSlug = '' } = useParams();
  return (
    <EmptyState
      icon="award"
      title={t('empty')}
      description={t('emptyHint')}
      action={
        <TextLink as={Link} to={useLinks().learningPath({ courseSlug })}>
          {t('toLearningPath')}
        </TextLink>
      }
    />
  );
}
