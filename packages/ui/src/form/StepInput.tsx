import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color, fontSize, radius } from '../theme/tokens.ts';
import { useField } from './Field.tsx';

const Root = styled.div`
  display: inline-flex;
  justify-self: start;
  overflow: clip;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface0};
  &:focus-within {
    outline: 3px solid ${color.progress};
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.failed};
    box-shadow: inset 0 0 0 1px ${color.failed};
  }
  &:has([readonly]) {
    border-color: ${color.line};
    background: ${color.surface2};
  }
  & > button {
    display: grid;
    place-items: center;
    width: 44px;
    min-height: 44px;
    border: 0;
    background: none;
  }
  & > button:hover {
    background: ${color.surface2};
  }
  & > button:disabled {
    color: ${color.none};
  }
  & > input {
    width: 64px;
    border: 0;
    border-inline: 1px solid ${color.line};
    outline: 0;
    background: none;
    font-weight: 700;
    font-size: ${fontSize[18]};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  @media print {
    border: 0;
    & > button {
      display: none;
    }
    & > input {
      width: 4ch;
      border: 0;
      text-align: start;
    }
  }
`;

/** Props of StepInput. */
export type StepInputProps = {
  /** undefined: nothing is given */
  value: number | undefined;
  /** How a value is written. */
  format: (value: number) => string;
  /** The value of what is typed: undefined for nothing, 'invalid' for what is none. */
  read: (text: string) => number | undefined | 'invalid';
  /** The value one step up or down. */
  step: (value: number | undefined, direction: 1 | -1) => number;
  /** Called with each value, and with 'invalid' while what stands there is none. */
  onChange: (value: number | undefined | 'invalid') => void;
  /** Names of the buttons. */
  lessLabel: string;
  moreLabel: string;
  readOnly?: boolean;
};

/** A number to type, or to move by steps with its buttons and the arrow keys; inside a Field it takes label and error from there. */
export function StepInput({
  value,
  format,
  read,
  step,
  onChange,
  lessLabel,
  moreLabel,
  readOnly = false,
}: StepInputProps) {
  const field = useField();
  const [text, setText] = useState(() => written(value, format));
  const latest = useRef({ read, format });
  latest.current = { read, format };
  useEffect(() => {
    const { current: now } = latest;
    // what is typed stays as it is, «4.» or «4,5», as long as it means the value
    setText((typed) => (now.read(typed) === value ? typed : written(value, now.format)));
  }, [value]);
  const move = (direction: 1 | -1) => {
    const next = step(value, direction);
    setText(format(next));
    onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    if (readOnly || event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };
  const isEdge = (direction: 1 | -1) => value !== undefined && step(value, direction) === value;
  return (
    <Root>
      <button
        type="button"
        tabIndex={-1}
        aria-label={lessLabel}
        disabled={readOnly || isEdge(-1)}
        onClick={() => move(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        {...field}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder="–"
        readOnly={readOnly}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(read(target.value));
        }}
        onKeyDown={press}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={moreLabel}
        disabled={readOnly || isEdge(1)}
        onClick={() => move(1)}
      >
        <Icon name="plus" />
      </button>
    </Root>
  );
}

function written(value: number | undefined, format: (value: number) => string): string {
  return value === undefined ? '' : format(value);
}
