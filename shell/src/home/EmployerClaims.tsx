import type { EmployerClaim } from '@learn/contracts';
import { formatDayAsOf, fullName } from '@learn/domain';
import { $user, useNow, useStore } from '@learn/platform';
import {
  Avatar,
  Button,
  Card,
  color,
  ErrorPanel,
  FieldError,
  Heading,
  Inline,
  media,
  Notice,
  space,
  Text,
} from '@learn/ui';
import { ConfirmDialog } from '@learn/ui/overlay';
import { styled } from '@learn/ui/styled';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from './employerTexts.ts';
import { type Decision, type Outcome, useEmployerClaims } from './useEmployerClaims.ts';

const Head = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[16]};
  ${media.sm} {
    padding: ${space[16]} ${space[24]};
  }
`;

const List = styled.ul`
  & > li {
    display: grid;
    gap: ${space[12]} ${space[16]};
    align-items: center;
    padding: ${space[12]} ${space[16]};
    border-top: 1px solid ${color.line};
    ${media.sm} {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: ${space[12]} ${space[24]};
    }
  }
`;

const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  align-items: center;
`;

/**
 * Who names an organisation of this person as employer, to be confirmed or rejected (domain decisions §4). Nothing where
 * nobody waits, so it stands last.
 */
export function EmployerClaims() {
  const { t } = useTexts();
  const isAdmin = useStore($user)?.has_vbv_admin_access ?? false;
  const headingId = useId();
  const { error, reload, claims, total, outcome, decide } = useEmployerClaims();
  const heading = useRef<HTMLHeadingElement>(null);
  // the row with the button that was pressed is gone
  useEffect(() => {
    if (outcome !== undefined) heading.current?.focus();
  }, [outcome]);
  if (error !== undefined) return <ErrorPanel level={2} title={t('failed')} retry={{ onRetry: reload }} />;
  if (outcome === undefined && claims.length === 0) return undefined;
  const waiting = total - claims.length;
  return (
    <Card as="section" $flush aria-labelledby={headingId}>
      <Head>
        <Heading level={2} size={18} id={headingId} ref={heading} tabIndex={-1}>
          {t('title')}
        </Heading>
        <Text $tone="secondary">
          {claims.length === 0 ? t('allDecided') : t(isAdmin ? 'leadOfAll' : 'lead', { count: total })}
        </Text>
        <div role="status">{outcome && <Told outcome={outcome} />}</div>
      </Head>
      {claims.length > 0 && (
        <List>
          {claims.map((claim) => (
            <Claim key={claim.user_id} claim={claim} onDecide={(decision) => decide(claim, decision)} />
          ))}
        </List>
      )}
      {waiting > 0 && claims.length > 0 && (
        <Head>
          <Text $tone="secondary">{t('more', { count: waiting })}</Text>
        </Head>
      )}
    </Card>
  );
}

function Told({ outcome: { claim, kind } }: { outcome: Outcome }) {
  const { t } = useTexts();
  const name = nameOf(claim);
  return kind === 'changed' ? (
    <Notice tone="waiting">{t('changed', { name })}</Notice>
  ) : (
    <Notice tone="finished" icon="check">
      {t(`${kind}.done`, { name })}
    </Notice>
  );
}

function Claim({
  claim,
  onDecide,
}: {
  claim: EmployerClaim;
  onDecide: (decision: Decision) => Promise<void>;
}) {
  const { t, language } = useTexts();
  const now = useNow();
  const { first_name, last_name, organisation_name, claimed_at } = claim;
  return (
    <li>
      <Who>
        <Avatar firstName={first_name} lastName={last_name} />
        <div>
          <b>{nameOf(claim)}</b>
          <Text $size={14} $tone="secondary">
            {t('claim', { organisation: organisation_name, day: formatDayAsOf(claimed_at, now, language) })}
          </Text>
        </div>
      </Who>
      <Inline>
        <Decide decision="confirm" claim={claim} onDecide={onDecide} />
        <Decide decision="reject" claim={claim} onDecide={onDecide} />
      </Inline>
    </li>
  );
}

interface DecideProps {
  readonly decision: Decision;
  readonly claim: EmployerClaim;
  readonly onDecide: (decision: Decision) => Promise<void>;
}

/** A decision tells the person, so it is asked about first. */
function Decide({ decision, claim, onDecide }: DecideProps) {
  const { t } = useTexts();
  const said = { name: nameOf(claim), organisation: claim.organisation_name };
  return (
    <ConfirmDialog
      title={t(`${decision}.title`, said)}
      description={t(`${decision}.text`, said)}
      closeLabel={t('close')}
      trigger={
        <Button
          variant={decision === 'confirm' ? 'secondary' : 'quiet'}
          size="small"
          aria-label={t(`${decision}.named`, said)}
        >
          {t(`${decision}.do`)}
        </Button>
      }
      confirmLabel={t(`${decision}.do`)}
      cancelLabel={t('cancel')}
      onConfirm={() => onDecide(decision)}
      failure={() => <FieldError id={`${decision}-failed`}>{t('notSaved')}</FieldError>}
    />
  );
}

function nameOf({ first_name, last_name }: EmployerClaim): string {
  return fullName(first_name, last_name);
}
