import { Combobox as Base } from '@base-ui/react/combobox';
import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { floatingLayer, floatingStyle } from '../overlay/floating.ts';
import { styled } from '../styled.ts';
import { color, space } from '../theme/tokens.ts';
import { useField } from './Field.tsx';
import { sameOptions } from './sameOptions.ts';
import { controlStyle } from './TextInput.tsx';

const Group = styled(Base.InputGroup)`
  position: relative;
`;

const Input = styled(Base.Input)<{ $clearable: boolean }>`
  ${controlStyle}
  padding-right: ${({ $clearable }) => ($clearable ? '92px' : '52px')};
  text-overflow: ellipsis;
`;

const Ends = styled.div`
  position: absolute;
  top: 2px;
  right: 2px;
  display: flex;
  & > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink700};
  }
  & > button:hover {
    color: ${color.ink900};
  }
  & > button:disabled {
    color: ${color.ink500};
    cursor: default;
  }
`;

const Popup = styled(Base.Popup)`
  ${floatingStyle}
  overflow-y: auto;
  width: var(--anchor-width);
  min-width: 220px;
  max-height: min(360px, var(--available-height));
  scroll-padding-block: ${space[8]};
`;

const Item = styled(Base.Item)`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space[8]};
  align-items: center;
  min-height: 44px;
  padding: ${space[8]} ${space[16]} ${space[8]} ${space[12]};
  line-height: 1.4;
  cursor: default;
  &[data-highlighted] {
    background: ${color.surface2};
  }
  &[data-selected] {
    font-weight: 600;
  }
  & > :last-child {
    grid-column: 2;
  }
`;

const None = styled.p`
  padding: ${space[12]} ${space[16]};
  color: ${color.ink700};
`;

/** One choice of a Combobox. */
export type ComboboxOption<Value extends string> = { value: Value; label: string };

/** Props of Combobox. */
export type ComboboxProps<Value extends string> = {
  options: readonly ComboboxOption<Value>[];
  /** The chosen value; undefined while nothing is chosen. */
  value: Value | undefined;
  /** Undefined when the choice was taken back. */
  onChange: (value: Value | undefined) => void;
  labels: {
    /** Name of the arrow that opens the list. */
    open: string;
    /** Name of the cross that takes the choice back; without it a choice can only be replaced. */
    clear?: string;
    /** Stands in the list when nothing fits what was typed. */
    none: string;
  };
  placeholder?: string;
  name?: string;
  autoComplete?: string;
  disabled?: boolean;
  onBlur?: () => void;
};

/** One choice of very many, found by typing a part of it; inside a Field it takes label, hint and error from there. */
export function Combobox<Value extends string>({
  options,
  value,
  onChange,
  labels,
  placeholder,
  name,
  autoComplete = 'off',
  disabled,
  onBlur,
}: ComboboxProps<Value>) {
  const field = useField();
  const items = useSameOptions(options);
  const chosen = items.find((option) => option.value === value) ?? null;
  return (
    <Base.Root
      items={items}
      value={chosen}
      onValueChange={(option) => onChange(option?.value)}
      isItemEqualToValue={(one, other) => one.value === other.value}
      autoHighlight
      disabled={disabled}
      name={name}
      required={field.required}
    >
      <Group>
        <Input
          {...field}
          $clearable={labels.clear !== undefined && chosen !== null}
          placeholder={placeholder}
          autoComplete={autoComplete}
          onBlur={onBlur}
        />
        <Ends>
          {labels.clear !== undefined && (
            <Base.Clear aria-label={labels.clear}>
              <Icon name="close" />
            </Base.Clear>
          )}
          <Base.Trigger aria-label={labels.open}>
            <Icon name="down" />
          </Base.Trigger>
        </Ends>
      </Group>
      <Base.Portal>
        <Base.Positioner sideOffset={4} collisionPadding={16} style={{ zIndex: floatingLayer }}>
          <Popup>
            <Base.Empty>
              <None>{labels.none}</None>
            </Base.Empty>
            <Base.List>
              {(option: ComboboxOption<Value>) => (
                <Item key={option.value} value={option}>
                  <Base.ItemIndicator>
                    <Icon name="check" />
                  </Base.ItemIndicator>
                  <span>{option.label}</span>
                </Item>
              )}
            </Base.List>
          </Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** The array of before where the choices are the same: with another one the field shows its choice again, and what is typed is lost. */
function useSameOptions<Value extends string>(
  options: readonly ComboboxOption<Value>[],
): readonly ComboboxOption<Value>[] {
  const [kept, setKept] = useState(options);
  const isSame = sameOptions(kept, options);
  if (!isSame) setKept(options);
  return isSame ? kept : options;
}
