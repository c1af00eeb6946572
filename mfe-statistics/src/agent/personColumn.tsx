import { fullName } from '@learn/domain';
import { Avatar, Inline, Meta } from '@learn/ui';
import type { TableColumn } from '@learn/ui/table';
import type { TranslateText } from '../texts.ts';

interface ListedPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar_url: string;
  readonly course_session_title: string;
}

/** The first column of a list of own people: picture, name and session. */
export function personColumn<Row extends ListedPerson>(t: TranslateText<'agent'>): TableColumn<Row> {
  return {
    id: 'name',
    head: t('people.person'),
    track: 'minmax(0, 2fr)',
    sortable: true,
    cell: ({ first_name, last_name, avatar_url, course_session_title }, { link }) => (
      <Inline $gap={12} $nowrap>
        <Avatar firstName={first_name} lastName={last_name} src={avatar_url || undefined} />
        <span>
          {link(fullName(first_name, last_name))}
          <Meta>{course_session_title}</Meta>
        </span>
      </Inline>
    ),
  };
}
