import { act, fireEvent } from '@testing-library/react';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { keepEarlyInput } from './keepEarlyInput.ts';

let unmount: () => void = () => undefined;

afterEach(() => {
  act(() => unmount());
  document.body.replaceChildren();
});

/** The page as the server has drawn it; `takeOver` lets React go on with it, and something happen before what was kept is done again. */
function draw(page: ReactNode) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const end = keepEarlyInput(root, false);
  return {
    find: <E extends Element>(selector: string) => root.querySelector(selector) as E,
    takeOver(meanwhile?: () => void) {
      act(() => {
        const taken = hydrateRoot(root, page);
        unmount = () => taken.unmount();
      });
      meanwhile?.();
      act(end);
    },
  };
}

function change<E extends Element>(field: E, to: Partial<E>): void {
  Object.assign(field, to);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function Form() {
  const [typed, setTyped] = useState('');
  const [free, setFree] = useState(false);
  const [size, setSize] = useState('s');
  const [colour, setColour] = useState('red');
  return (
    <>
      <textarea value={typed} onChange={(event) => setTyped(event.target.value)} />
      <input type="checkbox" checked={free} onChange={(event) => setFree(event.target.checked)} />
      <select value={size} onChange={(event) => setSize(event.target.value)}>
        <option>s</option>
        <option>m</option>
      </select>
      {['red', 'blue'].map((name) => (
        <input
          key={name}
          type="radio"
          name="colour"
          id={name}
          checked={colour === name}
          onChange={() => setColour(name)}
        />
      ))}
      <output>{`${typed} ${free} ${size} ${colour}`}</output>
    </>
  );
}

it('what was typed and chosen before is what the page goes on with', () => {
  const { find, takeOver } = draw(<Form />);
  change(find<HTMLTextAreaElement>('textarea'), { value: 'Hallo' });
  change(find<HTMLInputElement>('[type="checkbox"]'), { checked: true });
  change(find<HTMLSelectElement>('select'), { value: 'm' });
  change(find<HTMLInputElement>('#blue'), { checked: true });
  takeOver();
  expect(find('output').textContent).toBe('Hallo true m blue');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Hallo');
});

it('what is typed while the page is being taken over goes on from what was typed before', () => {
  const { find, takeOver } = draw(<Form />);
  const text = find<HTMLTextAreaElement>('textarea');
  change(text, { value: 'Hlo' });
  takeOver(() => {
    text.focus();
    fireEvent.input(text, { target: { value: 'Halo' } });
    text.setSelectionRange(2, 2);
  });
  expect(find('output').textContent).toBe('Halo false s red');
  expect(text.selectionStart).toBe(2);
});

it('what nobody has touched stays as it was', () => {
  const { find, takeOver } = draw(<Form />);
  takeOver();
  expect(find('output').textContent).toBe(' false s red');
});

it('a button that was pressed is pressed once', () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  }
  const { find, takeOver } = draw(<Counter />);
  find<HTMLButtonElement>('button').click();
  takeOver();
  expect(find('button').textContent).toBe('1');
});

it('a form is not sent by the browser, but by the page, with what was typed', () => {
  const sent: (string | undefined)[] = [];
  const page = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(new FormData(event.currentTarget).get('name')?.toString());
      }}
    >
      <input name="name" />
      <button type="submit">ok</button>
    </form>
  );
  const { find, takeOver } = draw(page);
  find<HTMLInputElement>('input').value = 'Lena';
  find<HTMLButtonElement>('button').click();
  expect(sent).toEqual([]);
  takeOver();
  expect(sent).toEqual(['Lena']);
});

it('what is chosen in a part whose code comes after the page is chosen again once it is there, and nothing is done twice', async () => {
  const code = Promise.withResolvers<{ default: () => ReactNode }>();
  const Part = lazy(() => code.promise);
  const counts: string[] = [];
  const page = (part: ReactNode) => (
    <>
      <button type="button" className="header" onClick={() => counts.push('header')} />
      <Suspense fallback="…">{part}</Suspense>
    </>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(<Form />));
  const end = keepEarlyInput(root, false);
  change(root.querySelector('#blue') as HTMLInputElement, { checked: true });
  await act(async () => {
    const taken = hydrateRoot(root, page(<Part />));
    unmount = () => taken.unmount();
  });
  root.querySelector<HTMLButtonElement>('.header')?.click();
  end();
  expect(root.querySelector('output')?.textContent).toBe(' false s red');
  await act(async () => code.resolve({ default: Form }));
  await vi.waitFor(() => expect(root.querySelector('output')?.textContent).toBe(' false s blue'));
  expect(counts).toEqual(['header']);
});

it.each(['button', 'submit'])(
  'what is done to a %s that React has drawn, but not taken over, is done again once it has',
  async (control) => {
    const code = Promise.withResolvers<{ default: () => ReactNode }>();
    const Part = lazy(() => code.promise);
    const heard = vi.fn((event: { type: string; preventDefault: () => void }) => event.preventDefault());
    const page = (part: ReactNode) => (
      <Suspense fallback="…">
        <button type="button" onClick={heard} />
        <form onSubmit={heard}>
          <button type="submit">ok</button>
        </form>
        {part}
      </Suspense>
    );
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(page(<Form />));
    const end = keepEarlyInput(root, false);
    await act(async () => {
      const taken = hydrateRoot(root, page(<Part />));
      unmount = () => taken.unmount();
    });
    end();
    root.querySelector<HTMLButtonElement>(`[type=${control}]`)?.click();
    expect(heard).not.toHaveBeenCalled();
    await act(async () => code.resolve({ default: Form }));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    root.querySelector<HTMLButtonElement>(`[type=${control}]`)?.click();
    expect(heard).toHaveBeenCalledTimes(2);
  },
);

it('what was pressed and sent before the shell’s code was there is done again', () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  const page = (
    <form onSubmit={sent}>
      <button type="submit">ok</button>
    </form>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const events: Event[] = [];
  const stop = vi.fn();
  root.addEventListener('submit', (event) => void events.push(event), { once: true });
  root.querySelector('button')?.click();
  const end = keepEarlyInput(root, false, { events, stop });
  expect(stop).toHaveBeenCalledOnce();
  act(() => {
    const taken = hydrateRoot(root, page);
    unmount = () => taken.unmount();
  });
  act(end);
  expect(sent).toHaveBeenCalledOnce();
});

it.each([
  [true, ''],
  [false, 'Hallo'],
])('what stood in a field before any script is the browser’s (%s) or the person’s', (restored, expected) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  const text = root.querySelector('textarea') as HTMLTextAreaElement;
  text.value = 'Hallo';
  const end = keepEarlyInput(root, restored);
  act(() => {
    const taken = hydrateRoot(root, <Form />);
    unmount = () => taken.unmount();
  });
  act(end);
  expect(text.value).toBe(expected);
  expect(root.querySelector('output')?.textContent).toBe(`${expected} false s red`);
});
