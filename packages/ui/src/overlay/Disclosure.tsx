import { Collapsible } from '@base-ui/react/collapsible';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { Heading } from '../text/Heading.tsx';
import { color, fontSize, motion, space } from '../theme/tokens.ts';

const Root = styled(Collapsible.Root)`
  border-bottom: 1px solid ${color.line};
`;

const Head = styled.div`
  position: relative;
  display: flex;
  gap: ${space[16]};
  align-items: center;
  min-height: 64px;
  padding-block: ${space[12]};
  & > svg {
    transition: rotate ${motion};
  }
  &:has(> div > * > [aria-expanded='true']) > svg {
    rotate: 180deg;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Trigger = styled(Collapsible.Trigger)`
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  text-align: start;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.progress};
    outline-offset: 2px;
    border-radius: 8px;
  }
`;

const Meta = styled.div`
  color: ${color.ink500};
  font-size: ${fontSize[14]};
`;

const Status = styled.div`
  position: relative;
  color: ${color.ink500};
  font-size: ${fontSize[14]};
  pointer-events: none;
`;

const Body = styled(Collapsible.Panel)`
  padding-bottom: ${space[24]};
`;

/** Props of Disclosure. */
export type DisclosureProps = {
  title: ReactNode;
  /** Rank of the title in the page's outline. */
  level: 2 | 3 | 4;
  /** Line below the title. */
  meta?: ReactNode;
  /** Before the title, for example the number of the section. */
  leading?: ReactNode;
  /** At the right, for example a StatusPill. */
  status?: ReactNode;
  defaultOpen?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** Section that opens and closes by its whole title line; the browser's page search opens it too. */
export function Disclosure({
  title,
  level,
  meta,
  leading,
  status,
  defaultOpen,
  open,
  onOpenChange,
  children,
}: DisclosureProps) {
  return (
    <Root defaultOpen={defaultOpen} open={open} onOpenChange={onOpenChange}>
      <Head>
        {leading}
        <Words>
          <Heading level={level}>
            <Trigger>{title}</Trigger>
          </Heading>
          {meta !== undefined && <Meta>{meta}</Meta>}
        </Words>
        {status !== undefined && <Status>{status}</Status>}
        <Icon name="down" />
      </Head>
      <Body hiddenUntilFound>{children}</Body>
    </Root>
  );
}
