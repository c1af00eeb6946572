import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface FormOptions<Values extends object, Errors extends object> {
  /** what stands in the fields; it lives with the caller, e.g. in a draft */
  readonly values: Values;
  /** The rules of the domain. @returns what is wrong, by field; fields that are right are left out or undefined */
  readonly check: (values: Values) => Errors;
  /** Called with values that are right. It handles what the server refuses. */
  readonly submit: (values: Values) => Promise<void> | void;
}

/** The first control that is marked as wrong, or the first button of a group that is. */
const firstWrong = '[aria-invalid="true"], [data-invalid] button';

/**
 * A form that is sent as a whole: nothing is marked before the first attempt, nor after one that was right; else the first field that
 * is wrong takes the focus.
 */
export function useForm<Values extends object, Errors extends object>({
  values,
  check,
  submit,
}: FormOptions<Values, Errors>) {
  const ref = useRef<HTMLFormElement>(null) as RefObject<HTMLFormElement | null>;
  const [tried, setTried] = useState(false);
  // fields are marked with the render after the attempt
  const [focuses, setFocuses] = useState(0);
  useEffect(() => {
    if (focuses > 0) ref.current?.querySelector<HTMLElement>(firstWrong)?.focus();
  }, [focuses]);

  const attempt = () => {
    const wrong = Object.values(check(values)).some((one) => one !== undefined);
    // what is sent begins anew: its fields may be emptied for the next one
    setTried(wrong);
    if (wrong) setFocuses((count) => count + 1);
    else void submit(values);
  };
  return {
    /** for the `form` */
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        attempt();
      },
    },
    /** what is wrong by the rules of the domain, once it was tried */
    errors: (tried ? check(values) : {}) as Partial<Errors>,
  };
}
