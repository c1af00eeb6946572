import { color, fontSize, Icon, Meta, media, ProgressRing, space, Text, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../../texts.ts';

const Root = styled.nav`
  position: sticky;
  top: 96px;
  ${media.belowLg} {
    top: 56px;
    z-index: 3;
    display: flex;
    align-items: center;
    gap: ${space[8]};
    margin-inline: -${space[16]};
    padding: 6px ${space[16]};
    border-bottom: 1px solid ${color.line};
    background: ${color.surface0};
  }
`;

const Progress = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: center;
  padding-bottom: ${space[16]};
  ${media.belowLg} {
    flex: none;
    padding: 0;
    & > div {
      display: none;
    }
  }
`;

const OfTasks = styled.span`
  display: block;
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  ${media.belowLg} {
    display: none;
  }
`;

const List = styled.ol`
  padding-top: ${space[8]};
  border-top: 1px solid ${color.line};
  ${media.belowLg} {
    display: flex;
    min-width: 0;
    margin-left: auto;
    padding: 0;
    border: 0;
    overflow-x: auto;
  }
`;

const Step = styled.li`
  position: relative;
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 38px;
    bottom: -10px;
    left: 11px;
    width: 2px;
    background: ${color.line};
  }
  & > button {
    display: flex;
    gap: ${space[12]};
    align-items: flex-start;
    min-height: 56px;
    padding-block: 10px;
    width: 100%;
    padding-inline: 0;
    border: 0;
    background: none;
    line-height: 1.4;
    text-align: start;
  }
  & > button:hover {
    text-decoration: underline;
  }
  ${media.belowLg} {
    &:not(:last-child)::after {
      display: none;
    }
    & > button {
      width: auto;
      min-height: 44px;
      padding: 10px;
    }
    & > button > span:last-child {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Mark = styled.span<{ $done: boolean; $current: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border: ${({ $current }) => ($current ? '7px' : '2px')} solid
    ${({ $done, $current }) => ($done ? color.finished : $current ? color.progress : color.none)};
  border-radius: 50%;
  background: ${({ $done }) => ($done ? color.finished : color.surface0)};
  color: ${color.surface0};
`;

export interface TaskStep {
  readonly key: string;
  readonly done: boolean;
}

interface TaskStepsProps {
  readonly steps: readonly TaskStep[];
  /** leads to a task; undefined: to the end of the form */
  readonly onGo: (task: string | undefined) => void;
}

/** How many of how many tasks are answered, and the way to each. */
export function TaskSteps({ steps, onGo }: TaskStepsProps) {
  const { t } = useTexts('assignment');
  const done = steps.filter((step) => step.done).length;
  const count = steps.length;
  const current = steps.findIndex((step) => !step.done);
  return (
    <Root aria-label={t('steps.label')}>
      <Progress>
        <ProgressRing
          size={64}
          thickness={12}
          label={t('steps.sentence', { done, count })}
          parts={steps.map((_, index) => ({
            share: 1 / count,
            tone: index < done ? 'progress' : 'none',
          }))}
        />
        <p>
          <Text as="span" $weight="strong">
            {t('steps.answered', { done, count })}
          </Text>
          <OfTasks>{t('steps.ofTasks', { count })}</OfTasks>
        </p>
      </Progress>
      <List>
        {steps.map((step, index) => (
          <Step key={step.key}>
            <button type="button" onClick={() => onGo(step.key)}>
              <Mark $done={step.done} $current={index === current}>
                {step.done && <Icon name="check" size={16} stroke={2.5} />}
              </Mark>
              <span>
                {t('steps.task', { number: index + 1 })}
                <Meta>
                  <VisuallyHidden>, </VisuallyHidden>
                  {t(step.done ? 'steps.done' : 'steps.open')}
                </Meta>
              </span>
            </button>
          </Step>
        ))}
        <Step>
          <button type="button" onClick={() => onGo(undefined)}>
            <Mark $done={false} $current={current < 0} />
            <span>{t('steps.submission')}</span>
          </button>
        </Step>
      </List>
    </Root>
  );
}
