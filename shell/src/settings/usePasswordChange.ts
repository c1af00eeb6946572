import { endpoints } from '@learn/contracts';
import { passwordMaximum, passwordMinimum, passwordProblem } from '@learn/domain';
import { $user, problemOf, reportError, rest, useStore } from '@learn/platform';
import { fieldErrorsOf, useForm } from '@learn/platform/form';
import { useState } from 'react';
import { useTexts } from './texts.ts';

const empty = { current: '', next: '' };

type Step = 'idle' | 'busy' | 'done' | { readonly error: unknown };

/** Changes the own password; what is wrong is said by field, by the rules of the house before it is sent. */
export function usePasswordChange() {
  const { t } = useTexts();
  const user = useStore($user);
  const [values, setValues] = useState(empty);
  const [step, setStep] = useState<Step>('idle');
  const owner = {
    email: user?.email ?? '',
    firstName: user?.first_name ?? '',
    lastName: user?.last_name ?? '',
  };
  const { formProps, errors } = useForm({
    values,
    check: ({ current, next }) => {
      const problem = passwordProblem(next, owner);
      const count = problem === 'too_long' ? passwordMaximum : passwordMinimum;
      return {
        current: current === '' ? t('password.currentMissing') : undefined,
        next: problem && problem !== 'invalid' ? t(`password.problem.${problem}`, { count }) : undefined,
      };
    },
    async submit({ current, next }) {
      if (step === 'busy') return;
      setStep('busy');
      try {
        await rest.send(endpoints.changePassword, { body: { current_password: current, password: next } });
        setValues(empty);
        setStep('done');
      } catch (error) {
        if (problemOf(error).code === undefined) reportError(error, { area: 'password' });
        setStep({ error });
      }
    },
  });
  const done = step === 'done';
  const error = typeof step === 'object' ? step.error : undefined;
  const refused = fieldErrorsOf(error);
  const named = refused.current_password?.[0] ?? refused.password?.[0];
  return {
    values,
    change(changed: Partial<typeof empty>) {
      setValues({ ...values, ...changed });
      // what was said about the last attempt is about other values
      if (step !== 'busy') setStep('idle');
    },
    formProps,
    busy: step === 'busy',
    done,
    errors: done
      ? {}
      : {
          current: errors.current ?? refused.current_password?.[0],
          next: errors.next ?? refused.password?.[0],
        },
    /** what no field is to blame for */
    failure:
      error !== undefined && named === undefined ? problemOf(error).explanation || t('notSaved') : undefined,
  };
}
