import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { styled } from '../styled.ts';
import { color, space } from '../theme/tokens.ts';

const List = styled(Base.List)`
  display: flex;
  gap: ${space[8]};
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
`;

const Tab = styled(Base.Tab)`
  flex: none;
  min-height: 48px;
  padding: 0 ${space[12]};
  border: 0;
  background: none;
  color: ${color.ink700};
  white-space: nowrap;
  &:hover {
    background: ${color.surface1};
    color: ${color.ink900};
  }
  &[data-active] {
    box-shadow: inset 0 -4px 0 ${color.ink900};
    color: ${color.ink900};
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Panel = styled(Base.Panel)`
  padding-block: ${space[24]};
`;

/** One tab with its panel. */
export type TabItem<Value extends string> = { value: Value; label: ReactNode; panel: ReactNode };

/** Props of Tabs. */
export type TabsProps<Value extends string> = {
  /** Name of the row for screen readers. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Row of tabs above one panel; the chosen one usually stays in the address. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={onChange}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.panel}
        </Panel>
      ))}
    </Base.Root>
  );
}
