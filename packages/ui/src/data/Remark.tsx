import type { ReactNode } from 'react';
import { styled } from '../styled.ts';
import { color, fontSize, radius, space } from '../theme/tokens.ts';
import { Avatar } from './Avatar.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.surface1};
`;

const Head = styled.p`
  color: ${color.ink500};
  font-size: ${fontSize[14]};
  & > b {
    color: ${color.ink900};
  }
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Props of Remark. */
export type RemarkProps = {
  firstName: string;
  lastName: string;
  /** Address of a picture. */
  src?: string;
  /** When it was written, in words. */
  day?: ReactNode;
  children: string;
};

/** What a person wrote about something, as they wrote it. */
export function Remark({ firstName, lastName, src, day, children }: RemarkProps) {
  return (
    <Root>
      <Avatar firstName={firstName} lastName={lastName} size={28} {...(src && { src })} />
      <div>
        <Head>
          <b>
            {firstName} {lastName}
          </b>{' '}
          {day}
        </Head>
        <Words>{children}</Words>
      </div>
    </Root>
  );
}
