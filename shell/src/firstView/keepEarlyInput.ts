type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input,textarea,select';

/**
 * Keeps what a person does on a page that the server has drawn, before it is React's: the last button that was pressed, the
 * form that was sent, and what was typed and chosen. Links work by themselves.
 * @param restored whether the browser may have filled fields by itself, as after a reload; they then stand as the server has drawn them
 * @returns called once the page is React's: does all of it again
 */
export function keepEarlyInput(root: HTMLElement, restored: boolean): () => void {
  let press: (() => void) | undefined;
  const changes = new Map<Field, () => void>();
  const noteField = (field: Field) => changes.set(field, changeOf(field));
  const noteClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // one that sends a form is noted with it
    if (button && !(button.type === 'submit' && button.form))
      press = () => button.isConnected && button.click();
  };
  const noteSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    press = () => form.isConnected && form.requestSubmit(submitter);
  };
  const noteInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fields)) noteField(target as Field);
  };
  for (const field of root.querySelectorAll<Field>(fields)) {
    if (isAsDrawn(field)) continue;
    if (restored) putBack(field);
    else noteField(field);
  }
  root.addEventListener('click', noteClick, true);
  root.addEventListener('submit', noteSubmit, true);
  root.addEventListener('input', noteInput, true);
  return () => {
    root.removeEventListener('click', noteClick, true);
    root.removeEventListener('submit', noteSubmit, true);
    root.removeEventListener('input', noteInput, true);
    for (const [field, change] of changes) if (field.isConnected) change();
    press?.();
  };
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function drawnOption({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
}

function isAsDrawn(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return drawnOption(field)?.value === field.value;
  return isChoice(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue;
}

function putBack(field: Field): void {
  if (field instanceof HTMLSelectElement) field.value = drawnOption(field)?.value ?? '';
  else if (isChoice(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}

/** @returns what changes the field once more to what it holds now */
function changeOf(field: Field): () => void {
  if (isChoice(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  // a file stays chosen
  return () => field.type !== 'file' && say(field, value);
}

/** React compares with the value that was last assigned to the element itself, so the new one goes past it. */
function say(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
