import { fullName } from '@learn/domain';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../data/Avatar.tsx';
import { Inline } from '../layout/Stack.tsx';
import { styled } from '../styled.ts';
import { color, space } from '../theme/tokens.ts';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

const Views = styled.nav`
  display: flex;
  gap: ${space[24]};
  margin-top: ${space[8]};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    border-bottom: 4px solid transparent;
    color: ${color.ink700};
    text-decoration: none;
  }
  & > a[aria-current] {
    border-bottom-color: ${color.progress};
    color: ${color.ink900};
    font-weight: 600;
  }
`;

/** An address has no place to break. */
const Words = styled.div`
  min-width: 0;
  color: ${color.ink700};
  overflow-wrap: anywhere;
`;

/** Something that can be looked at of a person. */
export type PersonView = {
  label: string;
  /** `<Link to="…" />` without its words */
  link: ReactElement<{ children?: ReactNode; 'aria-current'?: 'page' | undefined }>;
  current: boolean;
};

/** Props of PersonHead. */
export type PersonHeadProps = Pick<PageHeaderProps, 'courseSession' | 'aside' | 'back'> & {
  firstName: string;
  lastName: string;
  /** empty where there is none */
  avatarUrl: string;
  /** Beside the picture: role, employer, address. */
  children: ReactNode;
  /** Tabs below; none where there is only one. */
  views?: readonly PersonView[];
  viewsLabel?: string;
};

/** Head of a page about one person: picture, name, what they are, and what can be looked at of them. */
export function PersonHead({
  firstName,
  lastName,
  avatarUrl,
  children,
  views = [],
  viewsLabel,
  ...header
}: PersonHeadProps) {
  return (
    <PageHeader {...header} title={fullName(firstName, lastName)}>
      <Inline $gap={12} $nowrap>
        <Avatar firstName={firstName} lastName={lastName} src={avatarUrl || undefined} size={48} />
        <Words>{children}</Words>
      </Inline>
      {views.length > 1 && (
        <Views aria-label={viewsLabel}>
          {views.map(({ label, link, current }) =>
            cloneElement(link, { key: label, 'aria-current': current ? 'page' : undefined }, label),
          )}
        </Views>
      )}
    </PageHeader>
  );
}
