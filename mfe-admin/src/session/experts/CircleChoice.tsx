import { Button, Inline, space } from '@learn/ui';
import { Checkbox } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../texts.ts';
import type { SessionPlan } from '../sessionData.ts';

const Choices = styled.fieldset`
  border: 0;
  padding: 0;
  & > legend {
    padding-bottom: ${space[8]};
    font-weight: 600;
  }
`;

interface CircleChoiceProps {
  readonly circles: SessionPlan['circles'];
  /** translation keys */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The circles of the course, of which any may be chosen, and all of them at once. */
export function CircleChoice({ circles, chosen, onChange }: CircleChoiceProps) {
  const { t } = useTexts('session');
  const all = circles.every(({ key }) => chosen.includes(key));
  return (
    <Choices>
      <legend>{t('experts.circles')}</legend>
      {circles.map(({ key, title }) => (
        <Checkbox
          key={key}
          label={title}
          checked={chosen.includes(key)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
          }
        />
      ))}
      <Inline>
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange(all ? [] : circles.map(({ key }) => key))}
        >
          {t(all ? 'experts.noneOfThem' : 'experts.allOfThem')}
        </Button>
      </Inline>
    </Choices>
  );
}
