import { useId } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color, media, motion, radius, space, type Tone, toneColor, toneTint } from '../theme/tokens.ts';

const Row = styled.div`
  display: grid;
  gap: ${space[12]};
  grid-template-columns: minmax(0, 1fr);
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Choice = styled.label<{ $tint: string }>`
  position: relative;
  display: grid;
  grid-template-columns: 24px 20px minmax(0, 1fr);
  gap: ${space[12]};
  align-items: center;
  min-height: 64px;
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  cursor: pointer;
  transition: background-color ${motion};
  &:hover {
    background: ${color.surface1};
  }
  & > input {
    appearance: none;
    width: 24px;
    height: 24px;
    margin: 0;
    border: 2px solid ${color.edge};
    border-radius: 50%;
    background: ${color.surface0};
    cursor: inherit;
  }
  & > input:checked {
    border: 7px solid ${color.ink900};
  }
  &:has(> input:checked) {
    border-color: ${color.ink900};
    outline: 1px solid ${color.ink900};
    outline-offset: -2px;
    background: ${({ $tint }) => $tint};
  }
  &:has(> input:disabled) {
    color: ${color.ink700};
    cursor: default;
  }
`;

/** One card of ChoiceCards: its words with the icon and the tone of their meaning. */
export type ChoiceCard<Value extends string> = { value: Value; label: string; icon: IconName; tone: Tone };

/** Props of ChoiceCards. */
export type ChoiceCardsProps<Value extends string> = {
  options: readonly ChoiceCard<Value>[];
  /** Any other value than those of the options while nothing is chosen. */
  value: string | undefined;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** A choice is missing. */
  invalid?: boolean;
};

/** A few answers side by side as large cards; one radio group, named by the `fieldset` around it. */
export function ChoiceCards<Value extends string>({
  options,
  value,
  onChange,
  disabled = false,
  invalid = false,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <Row>
      {options.map(({ value: choice, label, icon, tone }) => (
        <Choice key={choice} $tint={toneTint[tone]}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={value === choice}
            disabled={disabled}
            aria-invalid={invalid || undefined}
            onChange={() => onChange(choice)}
          />
          <Icon name={icon} color={toneColor[tone]} />
          <span>{label}</span>
        </Choice>
      ))}
    </Row>
  );
}
