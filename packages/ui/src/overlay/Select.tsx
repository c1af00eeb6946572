import { Select as Base } from '@base-ui/react/select';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color, fontSize, radius, space } from '../theme/tokens.ts';
import { floatingLayer, floatingStyle, optionStyle } from './floating.ts';

const Trigger = styled(Base.Trigger)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[12]};
  align-items: center;
  min-width: 160px;
  max-width: 100%;
  min-height: 48px;
  padding: 6px ${space[12]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface0};
  line-height: 20px;
  text-align: start;
  &:hover {
    background: ${color.surface1};
  }
  &[data-disabled] {
    color: ${color.ink500};
    cursor: default;
  }
  & > svg {
    grid-area: 1 / 2 / 3 / 3;
  }
`;

const Label = styled(Base.Label)`
  color: ${color.ink500};
  font-size: ${fontSize[14]};
`;

const Value = styled(Base.Value)`
  grid-column: 1;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Popup = styled(Base.Popup)`
  ${floatingStyle}
  overflow-y: auto;
  min-width: var(--anchor-width);
  max-height: var(--available-height);
`;

const Option = styled(Base.Item)`
  ${optionStyle}
  padding-left: 44px;
  position: relative;
`;

const Chosen = styled(Base.ItemIndicator)`
  position: absolute;
  left: ${space[16]};
`;

const Description = styled.span`
  display: block;
  color: ${color.ink500};
  font-size: ${fontSize[14]};
`;

/** One choice of a Select. */
export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  description?: ReactNode;
  disabled?: boolean;
};

/** Props of Select. */
export type SelectProps<Value extends string> = {
  /** What is chosen; stands inside the control above the value. */
  label: ReactNode;
  options: readonly SelectOption<Value>[];
  /** The chosen value; undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: ReactNode;
  /** Name under which a form sends the value. */
  name?: string;
  disabled?: boolean;
};

/** One choice of many, behind a button that shows label and value. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  name,
  disabled,
}: SelectProps<Value>) {
  return (
    <Base.Root
      items={options}
      value={value ?? null}
      onValueChange={(next) => next !== null && onChange(next)}
      modal={false}
      name={name}
      disabled={disabled}
    >
      <Trigger>
        <Label>{label}</Label>
        <Value placeholder={placeholder} />
        <Icon name="down" />
      </Trigger>
      <Base.Portal>
        <Base.Positioner
          alignItemWithTrigger={false}
          sideOffset={4}
          collisionPadding={16}
          style={{ zIndex: floatingLayer }}
        >
          <Popup>
            {options.map((option) => (
              <Option key={option.value} value={option.value} disabled={option.disabled}>
                <Chosen>
                  <Icon name="check" />
                </Chosen>
                <span>
                  <Base.ItemText>{option.label}</Base.ItemText>
                  {option.description !== undefined && <Description>{option.description}</Description>}
                </span>
              </Option>
            ))}
          </Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
