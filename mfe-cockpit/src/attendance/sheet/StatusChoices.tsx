import { type AttendanceStatus, attendanceStatuses } from '@learn/domain';
import {
  attendanceLook,
  color,
  coveringInput,
  fontSize,
  Icon,
  media,
  motion,
  radius,
  space,
  type Tone,
  toneColor,
  toneTint,
  visuallyHidden,
} from '@learn/ui';
import { css, styled } from '@learn/ui/styled';
import { useId } from 'react';
import { useTexts } from '../../texts.ts';
import type { Entry } from './entry.ts';

/** On a phone its choices take part in the grid of the row: «present» beside the name, the others below it. */
const Group = styled.fieldset<{ $open: boolean }>`
  ${media.lg} {
    display: grid;
    grid-template-columns: repeat(5, 124px);
  }
  ${({ $open }) =>
    $open &&
    css`
      ${media.belowLg} {
        display: contents;
      }
    `}
`;

const Legend = styled.legend`
  ${visuallyHidden}
`;

const choice = css<{ $tone: Tone }>`
  ${coveringInput}
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  border: 1px solid ${color.edge};
  background: ${color.surface0};
  transition: background-color ${motion};
  &:hover {
    background: ${color.surface1};
  }
  &:has(> input:disabled) {
    cursor: default;
  }
  &:has(> input:checked) {
    z-index: 1;
    border-color: ${({ $tone }) => toneColor[$tone]};
    background: ${({ $tone }) => toneTint[$tone]};
    font-weight: 600;
  }
  &:has(> input:checked) > svg {
    color: ${({ $tone }) => toneColor[$tone]};
  }
  ${media.lg} {
    display: flex;
    min-height: 44px;
    margin-left: -1px;
    padding-inline: ${space[8]};
    line-height: 1.3;
    font-size: ${fontSize[14]};
    &:first-of-type {
      border-radius: ${radius.control} 0 0 ${radius.control};
    }
    &:last-of-type {
      border-radius: 0 ${radius.control} ${radius.control} 0;
    }
  }
`;

/** A disc of 48 px on a phone, for the thumb. */
const Present = styled.label<{ $tone: Tone }>`
  ${choice}
  ${media.belowLg} {
    display: grid;
    grid-row: 1;
    grid-column: 2;
    width: 48px;
    height: 48px;
    border-width: 2px;
    border-radius: ${radius.full};
    & > span {
      ${visuallyHidden}
    }
    & > svg {
      width: 24px;
      height: 24px;
      color: transparent;
    }
    &:has(> input:checked) {
      background: ${color.finished};
    }
    &:has(> input:checked) > svg {
      color: ${color.surface0};
    }
  }
`;

const Other = styled.label<{ $tone: Tone; $open: boolean }>`
  ${choice}
  ${media.belowLg} {
    display: ${({ $open }) => ($open ? 'flex' : 'none')};
    grid-column: 1 / -1;
    min-height: 52px;
    margin-top: ${space[8]};
    margin-right: ${space[8]};
    border-radius: ${radius.control};
  }
`;

interface StatusChoicesProps {
  /** of the person */
  readonly name: string;
  readonly status: Entry;
  /** on a phone: all choices, not only «present» */
  readonly isOpen: boolean;
  readonly disabled: boolean;
  readonly onKey: () => void;
  readonly onChoose: (status: AttendanceStatus) => void;
}

/** One radio group per person. */
export function StatusChoices({ name, status, isOpen, disabled, onKey, onChoose }: StatusChoicesProps) {
  const { t } = useTexts('attendance');
  const id = useId();
  return (
    <Group $open={isOpen}>
      <Legend>{name}</Legend>
      {attendanceStatuses.map((value) => {
        const { tone, icon } = attendanceLook[value];
        const content = (
          <>
            <input
              type="radio"
              name={id}
              value={value}
              checked={status === value}
              disabled={disabled}
              onKeyDown={onKey}
              onKeyUp={onKey}
              onChange={() => onChoose(value)}
            />
            <Icon name={icon} size={16} />
            <span>{t(`status.${value}`)}</span>
          </>
        );
        return value === 'PRESENT' ? (
          <Present key={value} $tone={tone}>
            {content}
          </Present>
        ) : (
          <Other key={value} $tone={tone} $open={isOpen}>
            {content}
          </Other>
        );
      })}
    </Group>
  );
}
