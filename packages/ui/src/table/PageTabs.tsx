import { type ElementType, useEffect, useRef } from 'react';
import { styled } from '../styled.ts';
import { screenOnly } from '../theme/print.ts';
import { color, media, space } from '../theme/tokens.ts';

const Tabs = styled.nav`
  display: flex;
  gap: ${space[24]};
  overflow-x: auto;
  margin-inline: -${space[16]};
  padding-inline: ${space[16]};
  border-bottom: 1px solid ${color.line};
  scrollbar-width: none;
  ${media.sm} {
    margin-inline: 0;
    padding-inline: 0;
  }
  ${screenOnly}
`;

const Tab = styled.a`
  display: flex;
  flex: none;
  flex-direction: column;
  justify-content: center;
  min-height: 48px;
  border-bottom: 4px solid transparent;
  color: ${color.ink700};
  text-decoration: none;
  &:hover {
    color: ${color.ink900};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    border-color: ${color.ink900};
    color: ${color.ink900};
    font-weight: 600;
  }
  /* as wide as it is when it is the current one, so that the others stay where they are */
  &::after {
    content: attr(data-words);
    visibility: hidden;
    height: 0;
    font-weight: 600;
  }
`;

/** Props of PageTabs. */
export type PageTabsProps = {
  /** What the pages are, for screen readers. */
  label: string;
  /** The router's link, which takes `to`. */
  link: ElementType<{ to: string }>;
  tabs: readonly { id: string; words: string; to: string; current: boolean }[];
};

/** Pixels of the tab before the open one that stay in sight, so that one sees that there is more. */
const peek = 48;

/**
 * Pages side by side, one of which is open; where they do not fit, the row scrolls: it stands at its beginning where the open one is in
 * sight there.
 */
export function PageTabs({ label, link, tabs }: PageTabsProps) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.id;
  useEffect(() => {
    if (current === undefined) return;
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !open) return;
    const start = open.offsetLeft - row.current.offsetLeft;
    const fits = start + open.offsetWidth <= row.current.clientWidth;
    // only sideways: the page stays where it is
    row.current.scrollLeft = fits ? 0 : start - peek;
  }, [current]);
  return (
    <Tabs aria-label={label} ref={row}>
      {tabs.map(({ id, words, to, current }) => (
        <Tab key={id} as={link} to={to} aria-current={current ? 'page' : undefined} data-words={words}>
          {words}
        </Tab>
      ))}
    </Tabs>
  );
}
