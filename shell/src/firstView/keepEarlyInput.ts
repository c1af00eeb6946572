type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person has done on a page before React knew of it. */
export interface EarlyInput {
  /** Called when React begins to listen itself. */
  readonly end: () => void;
  /** Called once the page is React's: does all of it again. */
  readonly replay: () => void;
}

/**
 * Keeps what a person does on a page that the server has drawn: the last button that was pressed, the form that was sent,
 * and what was typed and chosen. Links work by themselves.
 */
export function keepEarlyInput(root: HTMLElement): EarlyInput {
  let press: (() => void) | undefined;
  let changes: (() => void)[] = [];
  const noteClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    // one that sends a form is noted with it
    if (button && !(button instanceof HTMLButtonElement && button.type === 'submit' && button.form))
      press = () => button.isConnected && button.click();
  };
  const noteSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    press = () => form.isConnected && form.requestSubmit(submitter);
  };
  root.addEventListener('click', noteClick, true);
  root.addEventListener('submit', noteSubmit, true);
  return {
    end() {
      root.removeEventListener('click', noteClick, true);
      root.removeEventListener('submit', noteSubmit, true);
      changes = [...root.querySelectorAll<Field>('input,textarea,select')].flatMap(
        (field) => changeOf(field) ?? [],
      );
    },
    replay() {
      for (const change of changes) change();
      press?.();
    },
  };
}

/** @returns what does the change of a field again; undefined where it stands as the server has drawn it */
function changeOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return drawn?.value === value ? undefined : () => say(field, value, 'change');
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    const { checked, defaultChecked, type } = field as HTMLInputElement;
    // of a group, the one that is chosen says it for all
    if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
    return () => {
      (field as HTMLInputElement).checked = !checked;
      field.click();
    };
  }
  const { value, defaultValue } = field;
  return field.type === 'file' || value === defaultValue ? undefined : () => say(field, value, 'input');
}

/** React compares with the value that was last assigned to the element itself, so the new one goes past it. */
function say(field: Field, value: string, event: 'input' | 'change'): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
