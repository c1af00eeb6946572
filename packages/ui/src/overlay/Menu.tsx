import { Popover as Base } from '@base-ui/react/popover';
import { useRender } from '@base-ui/react/use-render';
import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  startTransition,
  useState,
} from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { css, styled } from '../styled.ts';
import { color, fontSize, space } from '../theme/tokens.ts';
import { floatingLayer, floatingStyle } from './floating.ts';

const Popup = styled(Base.Popup)`
  ${floatingStyle}
  overflow-y: auto;
  min-width: 240px;
  max-height: var(--available-height);
`;

const lineStyle = css`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: ${space[8]} ${space[16]};
  border: 0;
  background: none;
  line-height: 1.4;
  text-align: start;
  text-decoration: none;
  &:hover {
    background: ${color.surface1};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    font-weight: 600;
  }
  &:disabled {
    color: ${color.ink500};
    cursor: default;
  }
`;

function Rendered({ link, ...props }: ComponentPropsWithoutRef<'a'> & { link: ReactElement | undefined }) {
  return useRender({ defaultTagName: 'a', render: link, props });
}

const ActionLine = styled.button`
  ${lineStyle}
`;

const LinkLine = styled(Rendered)`
  ${lineStyle}
`;

const Header = styled.div`
  margin-bottom: ${space[8]};
  padding: ${space[8]} ${space[16]} ${space[12]};
  border-bottom: 1px solid ${color.line};
`;

/** Keeps the text of a line below that of lines with an icon. */
const NoIcon = styled.i`
  flex: none;
  width: 20px;
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
} & (
  | { onSelect: () => void; disabled?: boolean; current?: boolean }
  | { href: string; current?: boolean }
  | { link: ReactElement; current?: boolean }
);

/** Props of Menu. */
export type MenuProps = {
  /** The button, for example an IconButton; it keeps its own name. */
  trigger: ReactElement;
  /** Name of the opened list for screen readers. */
  label: string;
  entries: readonly MenuEntry[];
  /** Above the lines, for example the person's name. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** Open from the start, for a menu that was fetched by a press of its button. */
  defaultOpen?: boolean;
};

function Line({ entry, aligned, close }: { entry: MenuEntry; aligned: boolean; close: () => void }) {
  const content = (
    <>
      {entry.icon ? <Icon name={entry.icon} /> : aligned && <NoIcon />}
      <span>
        {entry.label}
        {entry.description !== undefined && <Description>{entry.description}</Description>}
      </span>
    </>
  );
  if ('onSelect' in entry) {
    const select = () => {
      close();
      entry.onSelect();
    };
    return (
      <ActionLine
        type="button"
        disabled={entry.disabled}
        aria-current={entry.current ? 'true' : undefined}
        onClick={select}
      >
        {content}
      </ActionLine>
    );
  }
  return (
    <LinkLine
      link={'link' in entry ? entry.link : undefined}
      href={'href' in entry ? entry.href : undefined}
      aria-current={entry.current ? 'page' : undefined}
      onClick={close}
    >
      {content}
    </LinkLine>
  );
}

/** The arrow keys, Home and End walk through the lines, beside the Tab key. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const here = lines.indexOf(document.activeElement as HTMLElement);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: here + 1,
    ArrowUp: here < 0 ? -1 : here - 1,
    Home: 0,
    End: -1,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  lines.at(step % lines.length)?.focus();
}

/** Button that opens a list of links and actions. The list closes by a choice, Escape or a click outside; the focus returns. */
export function Menu({
  trigger,
  label,
  entries,
  header,
  align = 'end',
  side = 'bottom',
  defaultOpen = false,
}: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  // drawing may be interrupted: the press itself is answered in the next frame
  const change = (next: boolean) => (next ? startTransition(() => setOpen(true)) : setOpen(false));
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={16}
          style={{ zIndex: floatingLayer }}
        >
          <Popup aria-label={label} onKeyDown={walk}>
            {header !== undefined && <Header>{header}</Header>}
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Line
                    entry={entry}
                    aligned={entries.some(({ icon }) => icon !== undefined)}
                    close={() => setOpen(false)}
                  />
                </li>
              ))}
            </ul>
          </Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
