import type { CohortCertificates } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { Avatar, Inline } from '@learn/ui';
import type { RowParts, TableColumn } from '@learn/ui/table';
import type { TranslateText } from '../texts.ts';

/** A participant in a session, as every list of a cohort names them. */
export type CohortMember = Pick<
  CohortCertificates,
  | 'user_id'
  | 'first_name'
  | 'last_name'
  | 'avatar_url'
  | 'course_session_id'
  | 'course_session_title'
  | 'my_role'
>;

function MemberCell({ member, link }: { member: CohortMember; link: RowParts['link'] }) {
  const { first_name, last_name, avatar_url } = member;
  return (
    <Inline $gap={12} $nowrap>
      <Avatar firstName={first_name} lastName={last_name} src={avatar_url || undefined} />
      <span>{link(<b>{fullName(first_name, last_name)}</b>)}</span>
    </Inline>
  );
}

/** The columns that say who a row is about. */
export function memberColumns(t: TranslateText<'cohort'>): readonly TableColumn<CohortMember>[] {
  return [
    {
      id: 'name',
      head: t('column.name'),
      track: 'minmax(0, 1.8fr)',
      sortable: true,
      cell: (member, { link }) => <MemberCell member={member} link={link} />,
    },
    {
      id: 'session',
      head: t('column.session'),
      track: 'minmax(0, 1.2fr)',
      card: 'plain',
      sortable: true,
      cell: ({ course_session_title }) => course_session_title,
    },
  ];
}
