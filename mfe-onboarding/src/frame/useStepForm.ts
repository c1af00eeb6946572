import { problemOf, reportError } from '@learn/platform';
import { type FormOptions, fieldErrorsOf, useForm } from '@learn/platform/form';
import { useEffect, useRef, useState } from 'react';

interface StepFormOptions<Values extends object, Errors extends object>
  extends Pick<FormOptions<Values, Errors>, 'values' | 'check'> {
  /** Saves the step and leads on; what it throws is shown, at the fields that the server names. */
  readonly save: (values: Values) => Promise<void>;
}

/** What the server did not take, and of which values it spoke. */
interface Refusal<Values> {
  readonly error: unknown;
  readonly of: Values;
}

/** A form of one step: it is sent once, however often the button is pressed. */
export function useStepForm<Values extends object, Errors extends object>(
  options: StepFormOptions<Values, Errors>,
) {
  const { values, check, save } = options;
  const [refusal, setRefusal] = useState<Refusal<Values>>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { formProps, errors } = useForm({
    values,
    check,
    async submit(sent) {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setRefusal(undefined);
      try {
        await save(sent);
      } catch (error) {
        // a step that is saved leads on, and is not sent again on the way
        running.current = false;
        setBusy(false);
        report(error);
        setRefusal({ error, of: sent });
      }
    },
  });
  const { ref } = formProps;
  useEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal, ref]);

  const refused = refusal ? fieldErrorsOf(refusal.error) : {};
  /** What the server found wrong with a field, until another value stands in it. */
  const refusedOf = (field: keyof Values & string): string | undefined =>
    refusal?.of[field] === values[field] ? refused[field]?.[0] : undefined;
  const isNamed = Object.keys(refused).some((field) => field in values);
  return {
    formProps,
    errors,
    refusedOf,
    busy,
    /** what is to be said of the whole, empty where the server has no words for it; undefined where nothing is */
    failure: refusal && !isNamed ? problemOf(refusal.error).explanation : undefined,
  };
}

export type StepFormState = ReturnType<typeof useStepForm<object, object>>;

/** A lost network and a refusal are told on the page; everything else is for us to know. */
function report(error: unknown): void {
  const { status } = problemOf(error);
  if (status === undefined || status >= 500) reportError(error, { area: 'onboarding' });
}
