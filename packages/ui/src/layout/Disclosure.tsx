import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { Heading } from '../text/Heading.tsx';
import { screenOnly } from '../theme/print.ts';
import { color, fontSize, motion, radius, space } from '../theme/tokens.ts';

const Root = styled.div`
  border-bottom: 1px solid ${color.line};
`;

const Head = styled.div<{ $open: boolean }>`
  position: relative;
  display: flex;
  gap: ${space[16]};
  align-items: center;
  min-height: 64px;
  padding-block: ${space[12]};
  & > svg {
    rotate: ${({ $open }) => ($open ? '180deg' : '0deg')};
    transition: rotate ${motion};
    ${screenOnly}
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Trigger = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  text-align: start;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
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
    outline-offset: -2px;
  }
`;

const Small = styled.div`
  color: ${color.ink500};
  font-size: ${fontSize[14]};
`;

/** Paper has nothing to open: it shows closed sections too. */
const Panel = styled.div`
  @media print {
    display: block;
    content-visibility: visible;
  }
`;

const Body = styled.div`
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
  /** At the right, for example a StatusPill; not interactive, as the whole line is the button. */
  status?: ReactNode;
  defaultOpen?: boolean;
  /** Controls the section from outside; otherwise it keeps its own state. */
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
  defaultOpen = false,
  open,
  onOpenChange,
  children,
}: DisclosureProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };

  // React knows `hidden` only as a yes or no, and a plainly hidden section is lost to the page search.
  useLayoutEffect(() => {
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const element = panel.current;
    const found = () => change(true);
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  });

  return (
    <Root>
      <Head $open={isOpen}>
        {leading}
        <Words>
          <Heading level={level}>
            <Trigger type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => change(!isOpen)}>
              {title}
            </Trigger>
          </Heading>
          {meta !== undefined && <Small>{meta}</Small>}
        </Words>
        {status !== undefined && <Small>{status}</Small>}
        <Icon name="down" />
      </Head>
      <Panel id={id} ref={panel} hidden={!isOpen}>
        <Body>{children}</Body>
      </Panel>
    </Root>
  );
}
