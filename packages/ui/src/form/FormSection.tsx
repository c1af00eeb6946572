import { type ReactNode, useId } from 'react';
import { styled } from '../styled.ts';
import { Heading } from '../text/Heading.tsx';
import { color, media, space } from '../theme/tokens.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[24]} ${space[48]};
  padding-block: ${space[32]};
  grid-template-columns: minmax(0, 1fr);
  scroll-margin-top: 72px;
  & + & {
    border-top: 1px solid ${color.line};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    padding-block: ${space[48]};
  }
`;

const Lead = styled.div`
  margin-top: ${space[8]};
  max-width: 62ch;
  color: ${color.ink700};
`;

const Body = styled.div`
  display: grid;
  gap: ${space[24]};
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
`;

const twoColumns = 'repeat(2, minmax(0, 1fr))';

/**
 * Fields side by side from 640 px on, below one another on a phone. `$columns` as in grid-template-columns, two equal ones by default;
 * with `$always` side by side on a phone too, for a street and its number.
 */
export const FormRow = styled.div<{ $columns?: string; $always?: boolean }>`
  display: grid;
  gap: ${space[24]} ${space[16]};
  align-items: start;
  grid-template-columns: ${({ $columns, $always }) => ($always ? ($columns ?? twoColumns) : 'minmax(0, 1fr)')};
  ${media.sm} {
    grid-template-columns: ${({ $columns }) => $columns ?? twoColumns};
  }
`;

/** Props of FormSection. */
export type FormSectionProps = {
  title: ReactNode;
  /** What the fields are for; beside them from 1024 px on. */
  lead?: ReactNode;
  /** Makes the section a target of links, `#address`. */
  id?: string;
  children: ReactNode;
};

/** Part of a long form: title and sentence at the left, fields at the right. */
export function FormSection({ title, lead, id, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={titleId}>
      <div>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {lead !== undefined && <Lead>{lead}</Lead>}
      </div>
      <Body>{children}</Body>
    </Root>
  );
}
