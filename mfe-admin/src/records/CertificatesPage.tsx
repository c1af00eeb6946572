import { endpoints, type QueryOf, type RowOf } from '@learn/contracts';
import { formatDate, issuedCertificateStates } from '@learn/domain';
import { rest, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, Meta, Text, TextLink } from '@learn/ui';
import { blockSize, type TableColumn } from '@learn/ui/table';
import { AdminPage } from '../area/AdminPage.tsx';
import { ReasonDialog } from '../area/ReasonDialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { useListAddress } from '../list/useListAddress.ts';
import { useRows } from '../list/useRows.ts';
import { personAddress } from '../person/personAddress.ts';
import { useTexts } from '../texts.ts';
import { CertificateState } from './CertificateState.tsx';

type Certificate = RowOf<typeof endpoints.issuedCertificateList>;
type Query = QueryOf<typeof endpoints.issuedCertificateList>;

const taken = { state: issuedCertificateStates } as const;
const sorts = ['-issued_at'] as const;

/** Issued certificates of everybody, which can be taken back. */
export function CertificatesPage() {
  const { t } = useTexts('records');
  const address = useListAddress(taken, sorts);
  // what an address says is checked by the server
  const query = (limit: number, offset: number) => ({ ...address.chosen, limit, offset }) as Query;
  const rows = useRows(endpoints.issuedCertificateList, JSON.stringify(address.chosen), {
    ask: (limit, offset) => rest.list(endpoints.issuedCertificateList, { query: query(limit, offset) }),
    known: rest.knownList(endpoints.issuedCertificateList, { query: query(blockSize, 0) }),
  });
  return (
    <AdminPage entry="certificates" title={t('certificates.title')} lead={t('certificates.lead')}>
      <AdminList
        label={t('certificates.title')}
        searchLabel={t('certificates.search')}
        rows={rows}
        columns={useColumns()}
        address={address}
        filters={[
          {
            name: 'state',
            label: t('certificates.column.state'),
            options: issuedCertificateStates.map((state) => ({
              value: state,
              label: t(`certificates.state.${state}`),
            })),
          },
        ]}
        empty={{ icon: 'award', title: t('certificates.none') }}
      />
    </AdminPage>
  );
}

function useColumns(): readonly TableColumn<Certificate>[] {
  const { t, language } = useTexts('records');
  const links = useLinks();
  return [
    {
      id: 'person',
      head: t('certificates.column.person'),
      track: 'minmax(0, 1.6fr)',
      cell: (certificate, { tabIndex }) => (
        <Link to={personAddress(certificate.user_id)} tabIndex={tabIndex}>
          <b>{certificate.person_name}</b>
        </Link>
      ),
    },
    {
      id: 'title',
      head: t('certificates.column.title'),
      track: 'minmax(0, 2fr)',
      cell: ({ title, course_title: course }) => (
        <span>
          {title}
          <Meta>{course}</Meta>
        </span>
      ),
    },
    {
      id: 'code',
      head: t('certificates.column.code'),
      track: '176px',
      cell: ({ code, issued_at: at }, { tabIndex }) => {
        const to = links.certificateVerification({ code });
        return (
          <span>
            {to === undefined ? (
              code
            ) : (
              <TextLink as={Link} to={to} tabIndex={tabIndex}>
                {code}
              </TextLink>
            )}
            <Meta>{formatDate(at, language)}</Meta>
          </span>
        );
      },
    },
    {
      id: 'state',
      head: t('certificates.column.state'),
      track: '168px',
      cell: ({ state, revocation_reason: reason }) => (
        <span>
          <CertificateState state={state} />
          {reason !== '' && <Meta>{reason}</Meta>}
        </span>
      ),
    },
    {
      id: 'actions',
      head: t('certificates.column.actions'),
      track: '152px',
      card: 'plain',
      cell: (certificate, { tabIndex }) =>
        certificate.state === 'revoked' ? (
          <Text as="span" $tone="hint" $size={14}>
            {t('certificates.gone')}
          </Text>
        ) : (
          <ReasonDialog
            trigger={
              <Button variant="secondary" size="small" tabIndex={tabIndex}>
                {t('certificates.revoke')}
              </Button>
            }
            title={t('certificates.revokeTitle', { code: certificate.code })}
            description={t('certificates.revokeText', { name: certificate.person_name })}
            action={t('certificates.revoke')}
            onConfirm={async ({ reason }) =>
              void (await rest.send(endpoints.revokeCertificate, {
                params: { code: certificate.code },
                body: { reason },
              }))
            }
          />
        ),
    },
  ];
}
