import { fullName } from '@learn/domain';
import { Avatar, Inline, Meta } from '@learn/ui';
import type { RowParts } from '@learn/ui/table';

/** A person as lists name them. */
export interface ListedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarUrl: string | undefined;
}

interface PersonCellProps {
  readonly person: ListedPerson;
  readonly link: RowParts['link'];
  /** below the name; nothing where it is empty */
  readonly meta?: string | undefined;
}

/** The first cell of a list of people: picture, name, and what tells people of one name apart. */
export function PersonCell({ person: { firstName, lastName, avatarUrl }, link, meta }: PersonCellProps) {
  return (
    <Inline $gap={12} $nowrap>
      <Avatar firstName={firstName} lastName={lastName} src={avatarUrl} />
      <span>
        {link(fullName(firstName, lastName))}
        {meta && <Meta>{meta}</Meta>}
      </span>
    </Inline>
  );
}
