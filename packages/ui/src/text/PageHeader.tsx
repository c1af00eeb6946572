import type { ReactNode, Ref } from 'react';
import { styled } from '../styled.ts';
import { screenOnly } from '../theme/print.ts';
import { type Accent, accentColor, color, fontSize, media, space } from '../theme/tokens.ts';
import { Heading } from './Heading.tsx';

/** What stands beside the words goes below them where these would have less than 400 px. */
const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  align-items: center;
  padding-block: ${space[24]};
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[24]} ${space[48]};
    padding-block: ${space[48]} ${space[32]};
    & > :first-child {
      flex: 1 1 400px;
      min-width: 0;
    }
  }
`;

const Where = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  align-items: center;
  margin-bottom: ${space[4]};
  color: ${color.ink500};
  font-size: ${fontSize[14]};
`;

const Course = styled.span<{ $accent: Accent }>`
  padding-left: ${space[8]};
  border-left: 4px solid ${({ $accent }) => accentColor[$accent]};
  color: ${color.ink700};
  font-weight: 600;
`;

const Back = styled.div`
  color: ${color.ink700};
  ${screenOnly}
`;

const Lead = styled.p`
  text-wrap: pretty;
  max-width: 62ch;
  margin-top: ${space[12]};
  color: ${color.ink700};
  ${media.md} {
    font-size: ${fontSize[18]};
  }
`;

const Below = styled.div`
  margin-top: ${space[16]};
`;

/** Props of PageHeader. */
export type PageHeaderProps = {
  /** The page's one heading. */
  title: ReactNode;
  /** Of a page inside a course: its course, with the accent of its family, and its session. */
  courseSession?: { title: string; course: { title: string; course_type: Accent } };
  /** What else says where this is, a date for example. */
  where?: ReactNode;
  /** Link one level up. */
  back?: ReactNode;
  /** One or two sentences on what is here. */
  lead?: ReactNode;
  /** Meta line, panel or actions below the heading. */
  children?: ReactNode;
  /** Diagram or figure beside the heading; below it on a phone. */
  aside?: ReactNode;
  /** The heading, for moving the focus to it after navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** Head of a page: where I am, one h1 that can take the focus, and what belongs to it. */
export function PageHeader({
  title,
  courseSession,
  where = courseSession?.title,
  back,
  lead,
  children,
  aside,
  headingRef,
}: PageHeaderProps) {
  return (
    <Root>
      <div>
        {where !== undefined && (
          <Where>
            {courseSession && (
              <Course $accent={courseSession.course.course_type}>{courseSession.course.title}</Course>
            )}
            <span>{where}</span>
          </Where>
        )}
        {back !== undefined && <Back>{back}</Back>}
        <Heading level={1} tabIndex={-1} ref={headingRef}>
          {title}
        </Heading>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children !== undefined && <Below>{children}</Below>}
      </div>
      {aside}
    </Root>
  );
}
