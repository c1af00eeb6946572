import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { problemOf } from '../problemOf.ts';
import { fieldErrorsOf } from './fieldErrorsOf.ts';

export interface FormOptions<Values extends object, Errors extends object> {
  /** what stands in the fields; it lives with the caller, e.g. in a draft */
  readonly values: Values;
  /** The rules of the domain. @returns what is wrong, by field; fields that are right are left out or undefined */
  readonly check: (values: Values) => Errors;
  /** Called with values that are right. @throws the server's refusal, whose sentences come to the fields */
  readonly submit: (values: Values) => Promise<void> | void;
}

interface Refusal<Values> {
  readonly values: Values;
  readonly sentences: Readonly<Record<string, string>>;
  /** what is said of no field of the form: the server's sentence, empty for a lost network */
  readonly explanation: string | undefined;
}

/** The first control that is marked as wrong, or the first button of a group that is. */
const firstWrong = '[aria-invalid="true"], [data-invalid] button';

/**
 * A form that is sent as a whole: nothing is marked before the first attempt; then the first field that is wrong takes the focus. What
 * the server refuses of a field stands there until its value changes.
 */
export function useForm<Values extends object, Errors extends object>({
  values,
  check,
  submit,
}: FormOptions<Values, Errors>) {
  const ref = useRef<HTMLFormElement>(null) as RefObject<HTMLFormElement | null>;
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal<Values>>();
  // fields are marked with the render after the attempt
  const [focuses, setFocuses] = useState(0);
  useEffect(() => {
    if (focuses > 0) ref.current?.querySelector<HTMLElement>(firstWrong)?.focus();
  }, [focuses]);

  const attempt = async () => {
    setTried(true);
    setRefusal(undefined);
    const wrong = Object.values(check(values)).some((one) => one !== undefined);
    if (wrong) return setFocuses((count) => count + 1);
    try {
      await submit(values);
    } catch (error) {
      const sentences = Object.fromEntries(
        Object.entries(fieldErrorsOf(error))
          .filter(([field]) => field in values)
          .map(([field, messages]) => [field, messages.join(' ')]),
      );
      const named = Object.keys(sentences).length > 0;
      setRefusal({ values, sentences, explanation: named ? undefined : problemOf(error).explanation });
      if (named) setFocuses((count) => count + 1);
    }
  };
  return {
    /** for the `form` */
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void attempt();
      },
    },
    /** what is wrong by the rules of the domain, once it was tried */
    errors: (tried ? check(values) : {}) as Partial<Errors>,
    /** The server's sentence on a field, while it stands as it was sent. */
    refusalOf: (field: keyof Values & string): string | undefined =>
      refusal?.values[field] === values[field] ? refusal?.sentences[field] : undefined,
    /** why it could not be sent, where no field is to blame; undefined while that is not so */
    failure: refusal?.explanation,
  };
}
