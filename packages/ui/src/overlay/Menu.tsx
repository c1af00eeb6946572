import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color, fontSize, space } from '../theme/tokens.ts';
import { floatingLayer, floatingStyle, optionStyle } from './floating.ts';

const Popup = styled(Base.Popup)`
  ${floatingStyle}
  min-width: 240px;
`;

const Item = styled(Base.Item)`
  ${optionStyle}
`;

const LinkItem = styled(Base.LinkItem)`
  ${optionStyle}
  &[aria-current] {
    font-weight: 600;
  }
`;

const Header = styled.div`
  margin-bottom: ${space[8]};
  padding: ${space[8]} ${space[16]} ${space[12]};
  border-bottom: 1px solid ${color.line};
`;

const Description = styled.span`
  display: block;
  color: ${color.ink500};
  font-size: ${fontSize[14]};
  font-weight: 400;
`;

/** A line of a menu: an action (`onSelect`) or a link (`href`, or `link={<Link to="…" />}` for the router). */
export type MenuEntry = {
  id: string;
  label: ReactNode;
  icon?: IconName;
  description?: ReactNode;
  disabled?: boolean;
  /** The place where one is now; links only. */
  current?: boolean;
} & ({ onSelect: () => void } | { href: string } | { link: ReactElement });

/** Props of Menu. */
export type MenuProps = {
  /** The button, for example an IconButton; it keeps its own name. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Above the lines, for example the person's name. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** Controls the menu from outside; otherwise it keeps its own state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

function Line({ entry }: { entry: MenuEntry }) {
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      <span>
        {entry.label}
        {entry.description !== undefined && <Description>{entry.description}</Description>}
      </span>
    </>
  );
  if ('onSelect' in entry) {
    return (
      <Item disabled={entry.disabled} onClick={entry.onSelect}>
        {content}
      </Item>
    );
  }
  const target = 'link' in entry ? { render: entry.link } : { href: entry.href };
  return (
    <LinkItem closeOnClick aria-current={entry.current ? 'page' : undefined} {...target}>
      {content}
    </LinkItem>
  );
}

/** Button that opens a list of actions and links; arrow keys, first letters, Escape and focus return included. */
export function Menu({
  trigger,
  entries,
  header,
  align = 'end',
  side = 'bottom',
  open,
  onOpenChange,
}: MenuProps) {
  return (
    <Base.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={8} style={{ zIndex: floatingLayer }}>
          <Popup>
            {header !== undefined && <Header>{header}</Header>}
            {entries.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
