import { Link } from '@learn/platform/router';
import { Button, color, Hidden, media, Notice, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import type { StepFormState } from './useStepForm.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`;

/** The next step is always in reach of the thumb. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  ${media.belowMd} {
    position: sticky;
    bottom: 0;
    z-index: 9;
    margin-inline: -${space[16]};
    padding: ${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.surface0};
  }
`;

interface StepFormProps {
  readonly form: Pick<StepFormState, 'formProps' | 'busy' | 'failure'>;
  /** what the button does */
  readonly submit: string;
  /** address of the step before; what is typed here is kept */
  readonly back?: string;
  readonly children: ReactNode;
}

/** The fields of a step, what went wrong, and the way on and back. */
export function StepForm({ form, submit, back, children }: StepFormProps) {
  const { t } = useTexts();
  return (
    <Form {...form.formProps}>
      {children}
      {form.failure !== undefined && (
        <Notice tone="failed" icon="warning" role="alert">
          {form.failure || t('failed')}
        </Notice>
      )}
      <Actions>
        <Button type="submit" stretch="phone" loading={form.busy}>
          {submit}
        </Button>
        {back !== undefined && (
          <Hidden $at="belowMd">
            <Back to={back} />
          </Hidden>
        )}
      </Actions>
      {back !== undefined && (
        <Hidden $at="md">
          <Back to={back} />
        </Hidden>
      )}
    </Form>
  );
}

function Back({ to }: { to: string }) {
  const { t } = useTexts();
  return (
    <TextLink as={Link} to={to} state={{ shown: true }} direction="back">
      {t('back')}
    </TextLink>
  );
}
