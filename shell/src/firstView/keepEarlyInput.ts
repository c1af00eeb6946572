declare global {
  interface Window {
    earlyInput?: EarliestInput;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input,textarea,select';

/** What the page's own script has kept, from the first element of the page until the shell's code is there. */
export interface EarliestInput {
  /** clicks, and forms that were sent */
  readonly events: readonly Event[];
  readonly stop: () => void;
}

/**
 * Keeps what a person does on a page that the server has drawn, where it is not React's yet: the last button that was
 * pressed, the form that was sent, and what was typed and chosen. Links work by themselves.
 * @param restored whether the browser may have filled fields by itself, as after a reload; they then stand as the server has drawn them
 * @param earliest what happened before this was called
 * @returns called once the page is React's: does all of it again, in parts that React takes over later as soon as they are
 */
export function keepEarlyInput(
  root: HTMLElement,
  restored: boolean,
  earliest: EarliestInput | undefined = window.earlyInput,
): () => void {
  let press: Again | undefined;
  const changes = new Map<Field, Again>();
  let pageIsTaken = false;
  let goesOn = false;
  let isAgain = false;

  const noteField = (field: Field) => changes.set(field, { element: field, ...changeOf(field) });
  const noteClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // one that sends a form is noted with it
    if (button && root.contains(button) && !(button.type === 'submit' && button.form))
      unlessHeard(button, 'click', () => {
        press = { element: button, run: () => button.click() };
      });
  };
  const noteSubmit = (event: Event) => {
    const { target: form, submitter } = event as SubmitEvent;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    press = { element: form, run: () => form.requestSubmit(submitter) };
    goOn();
  };
  // a form of a page that has heard of it is sent by the page
  const noteUnheardSubmit = (event: Event) => {
    if (!event.defaultPrevented && root.contains(event.target as Element)) noteSubmit(event);
  };
  const noteInput = ({ target }: Event) => {
    if (isAgain || !(target instanceof Element && root.contains(target) && target.matches(fields))) return;
    const field = target as Field;
    // what is done again would take away what has been typed since
    if (changes.has(field)) noteField(field);
    else unlessHeard(field, 'input', () => noteField(field));
  };
  for (const field of root.querySelectorAll<Field>(fields)) {
    if (isAsDrawn(field)) continue;
    if (restored) putBack(field);
    else noteField(field);
  }
  earliest?.stop();
  for (const event of earliest?.events ?? []) (event.type === 'submit' ? noteSubmit : noteClick)(event);
  // They stay, as nothing tells when the last part is React's. React listens at the body as well once it has drawn a dialog there.
  document.addEventListener('click', noteClick, true);
  document.addEventListener('input', noteInput, true);
  document.addEventListener('submit', noteUnheardSubmit);

  /** React notes what it draws with on each element, under a key of this page; what it has not begun with yet has nothing. */
  function propertiesOf(element: Element): DrawnWith | undefined {
    const container = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    const key = container?.replace('Container', 'Props') ?? '';
    return element[key as keyof Element] as DrawnWith | undefined;
  }

  /** A form or a choice is looked at by what stands in it: the DOM of the unit tests hides their keys. */
  function isDrawnWith(element: Element): boolean {
    return propertiesOf(element.firstElementChild ?? element) !== undefined;
  }

  /** React may draw a part more than once before it takes it over; until then it stops on its way what is done to it. */
  function unlessHeard(element: Element, type: string, note: () => void): void {
    if (isAgain) return;
    const noteAndGoOn = () => {
      note();
      goOn();
    };
    if (isDrawnWith(element)) {
      const arrived = arrivalOf(element, type);
      setTimeout(() => arrived() || noteAndGoOn());
    } else noteAndGoOn();
  }

  function isDone(again: Again): boolean {
    const { element, run, isHeld } = again;
    if (!element.isConnected) return true;
    if (!isDrawnWith(element)) return false;
    const arrived = arrivalOf(element, element instanceof HTMLButtonElement ? 'click' : undefined);
    const before = press;
    isAgain = true;
    run();
    isAgain = false;
    // a form that nobody has heard of has been noted anew
    if (!arrived() || press !== before) return false;
    const now = performance.now();
    again.since ??= now;
    return isHeld === undefined || isHeld(propertiesOf(element) ?? {}) || now - again.since > longestMillis;
  }

  function doAgain(): void {
    goesOn = false;
    for (const [field, change] of changes) if (isDone(change)) changes.delete(field);
    if (press && changes.size === 0 && isDone(press)) press = undefined;
    if (changes.size > 0 || press !== undefined) goOn();
  }

  function goOn(): void {
    if (!pageIsTaken || goesOn) return;
    goesOn = true;
    requestAnimationFrame(doAgain);
  }

  return () => {
    pageIsTaken = true;
    doAgain();
  };
}

/** @returns whether an event that is let go next, or is on its way, gets to an element; without a type it always does */
function arrivalOf(element: Element, type: string | undefined): () => boolean {
  if (type === undefined) return () => true;
  let arrived = false;
  const arrive = () => {
    arrived = true;
  };
  element.addEventListener(type, arrive, { capture: true, once: true });
  return () => {
    element.removeEventListener(type, arrive, true);
    return arrived;
  };
}

/** Something that a person did. */
interface Again {
  readonly element: Element;
  readonly run: () => void;
  /** whether the page has heard of it */
  readonly isHeld?: (drawnWith: DrawnWith) => boolean;
  /** when it was done again for the first time */
  since?: number;
}

/** What React has drawn a field with. */
interface DrawnWith {
  readonly value?: unknown;
  readonly checked?: boolean;
}

/** A field that still does not hold what it was given is one whose page does not want it. */
const longestMillis = 2000;

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

/** What changes the field once more to what it holds now. */
function changeOf(field: Field): Pick<Again, 'run' | 'isHeld'> {
  if (isChoice(field)) {
    const { checked } = field;
    return {
      run() {
        field.checked = !checked;
        field.click();
      },
      isHeld: (drawnWith) => (drawnWith.checked ?? checked) === checked,
    };
  }
  const { value } = field;
  return {
    // a file stays chosen
    run: () => void (field.type !== 'file' && say(field, value)),
    isHeld: (drawnWith) => String(drawnWith.value ?? value) === value,
  };
}

/** React compares with the value that was last assigned to the element itself, so the new one goes past it. The cursor stays. */
function say(field: Field, value: string): void {
  const cursor = field instanceof HTMLSelectElement ? null : field.selectionStart;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (cursor !== null && field === document.activeElement)
    (field as HTMLInputElement).setSelectionRange(cursor, cursor);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
