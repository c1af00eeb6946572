import { Link } from '@learn/platform/router';
import { color, media, screenOnly, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

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

const Tab = styled(Link)`
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

interface PageTabsProps {
  /** what the pages are, for screen readers */
  readonly label: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly words: string;
    readonly to: string;
    readonly current: boolean;
  }[];
}

/** Pages side by side, one of which is open. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <Tabs aria-label={label}>
      {tabs.map(({ id, words, to, current }) => (
        <Tab key={id} to={to} aria-current={current ? 'page' : undefined} data-words={words}>
          {words}
        </Tab>
      ))}
    </Tabs>
  );
}
