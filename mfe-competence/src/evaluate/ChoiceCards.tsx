import { color, Icon, media, motion, radius, space, toneColor, toneTint } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useId } from 'react';
import type { Assessment } from '../assessment/assessment.ts';
import { assessmentStyle } from '../assessment/assessmentStyle.ts';
import { useTexts } from '../texts.ts';

const choices = ['success', 'fail'] as const;

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

/** The two answers to a criterion as one radio group; none is chosen while the criterion is open. */
export function ChoiceCards({
  value,
  disabled,
  onChange,
}: {
  value: Assessment;
  disabled: boolean;
  onChange: (value: Assessment) => void;
}) {
  const { t } = useTexts();
  const name = useId();
  return (
    <Row>
      {choices.map((choice) => {
        const { icon, tone } = assessmentStyle[choice];
        return (
          <Choice key={choice} $tint={toneTint[tone]}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              disabled={disabled}
              onChange={() => onChange(choice)}
            />
            <Icon name={icon} color={toneColor[tone]} />
            <span>{t(`evaluate.${choice}`)}</span>
          </Choice>
        );
      })}
    </Row>
  );
}
