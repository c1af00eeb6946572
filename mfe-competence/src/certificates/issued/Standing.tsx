import { formatDate, formatGrade } from '@learn/domain';
import { Notice, Stack, Text } from '@learn/ui';
import { useTexts } from '../../texts.ts';
import { IssueButton } from './IssueButton.tsx';
import { Issued } from './Issued.tsx';
import { MissingList } from './MissingList.tsx';
import type { CertificateParams, IssuedCertificate, OwnStanding } from './ownStanding.ts';

interface StandingProps {
  readonly own: OwnStanding;
  readonly params: CertificateParams;
  /** asks again where they stand */
  readonly refresh: () => void;
}

/** What the person can do now, by where they stand. */
export function Standing({ own, ...button }: StandingProps) {
  const { t } = useTexts('certificates');
  const { standing, grade, issued, missing } = own;
  const official = grade === null ? '' : formatGrade(grade.official, 1);
  switch (standing) {
    case 'issued':
      return issued && <Issued issued={issued} refresh={button.refresh} />;
    case 'renewable':
      return (
        issued && (
          <Stack $align="start">
            <Issued issued={issued} refresh={button.refresh} />
            <Text $measure>{t('issued.renewable', { grade: official })}</Text>
            <IssueButton {...button} variant="secondary" label={t('issued.issueAgain')} />
          </Stack>
        )
      );
    case 'revoked':
      return issued && <Revoked issued={issued} />;
    case 'ready':
      return (
        <Stack $align="start">
          <Earlier issued={issued} />
          <Text $measure>{t('issued.ready', { grade: official })}</Text>
          <IssueButton {...button} label={t('issued.issue')} />
        </Stack>
      );
    case 'changed':
      return (
        <Stack $align="start">
          <Earlier issued={issued} />
          <Text $measure>{t('issued.changed', { grade: official })}</Text>
          <IssueButton {...button} label={t('issued.issueAgain')} />
        </Stack>
      );
    case 'without_grade':
      return (
        <Stack>
          <Earlier issued={issued} />
          <Text $measure>{t('issued.withoutGrade')}</Text>
        </Stack>
      );
    case 'incomplete':
      return (
        <Stack>
          <Earlier issued={issued} />
          <Text $measure>{t('issued.incomplete')}</Text>
          <MissingList missing={missing} />
        </Stack>
      );
  }
}

/** What became of the one that was issued before. */
function Earlier({ issued }: { issued: IssuedCertificate | null }) {
  if (issued === null) return null;
  return issued.state === 'revoked' ? <Revoked issued={issued} again /> : <Outdated issued={issued} />;
}

/** One that was issued does not count any more. */
function Outdated({ issued }: { issued: IssuedCertificate }) {
  const { t, language } = useTexts('certificates');
  const day = formatDate(issued.issued_on, language);
  return (
    <Notice tone="waiting" icon="warning">
      {t('issued.outdated', { day, grade: formatGrade(issued.grade.official, 1) })}
    </Notice>
  );
}

function Revoked({ issued, again = false }: { issued: IssuedCertificate; again?: boolean }) {
  const { t, language } = useTexts('certificates');
  return (
    <Notice tone="failed" icon="warning">
      <Stack $gap={8}>
        <span>{t('issued.revoked', { day: formatDate(issued.issued_on, language) })}</span>
        <span>{t('issued.reason', { reason: issued.revocation_reason })}</span>
        {!again && <span>{t('issued.afterRevocation')}</span>}
      </Stack>
    </Notice>
  );
}
