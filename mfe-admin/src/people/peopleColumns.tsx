import { formatDate, formatNumber, type Language } from '@learn/domain';
import { Avatar, ellipsis, Meta, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { TableColumn } from '@learn/ui/table';
import type { TranslateText } from '../texts.ts';
import { UserStates } from './UserStates.tsx';
import type { ListedUser } from './usePeople.ts';
import { userName } from './userName.ts';

const Who = styled.span`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-width: 0;
  & > :last-child {
    display: grid;
    min-width: 0;
    line-height: 1.35;
  }
`;

const Address = styled(Meta)`
  ${ellipsis}
`;

interface ColumnOptions {
  readonly t: TranslateText<'people'>;
  readonly language: Language;
}

export function peopleColumns({ t, language }: ColumnOptions): readonly TableColumn<ListedUser>[] {
  return [
    {
      id: 'last_name',
      head: t('column.name'),
      track: 'minmax(0, 2.4fr)',
      sortable: true,
      cell: (user, { link }) => (
        <Who>
          <Avatar firstName={user.first_name} lastName={user.last_name} src={user.avatar_url || undefined} />
          <span>
            {link(<b>{userName(user, t)}</b>)}
            <Address>{user.email || user.username}</Address>
          </span>
        </Who>
      ),
    },
    {
      id: 'organisation',
      head: t('column.organisation'),
      track: 'minmax(0, 1.6fr)',
      cell: ({ organisation_name: name, organisation_confirmed: confirmed }) =>
        name === '' ? (
          '–'
        ) : (
          <span>
            {name}
            {!confirmed && <Meta>{t('unconfirmed')}</Meta>}
          </span>
        ),
    },
    {
      id: 'enrolments',
      head: t('column.enrolments'),
      track: '136px',
      cell: ({ enrolment_count: count }) => formatNumber(count),
    },
    {
      id: 'created_at',
      head: t('column.created'),
      track: '176px',
      sortable: true,
      cell: ({ created_at: at }) => (
        <Text as="span" $size={14}>
          {formatDate(at, language)}
        </Text>
      ),
    },
    {
      id: 'state',
      head: t('column.state'),
      track: 'minmax(0, 1.4fr)',
      card: 'plain',
      cell: (user) => <UserStates user={user} t={t} language={language} />,
    },
  ];
}
