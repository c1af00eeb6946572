import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let main: HTMLElement;
let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Seite</h1>
    <section><h2>Einladungen</h2><ul>
      <li><button id="one">eins</button></li><li><button id="two">zwei</button></li><li><button id="three">drei</button></li>
    </ul></section></main><div id="above"><button id="dialog">ja</button></div>`;
  main = document.querySelector('main') as HTMLElement;
  end = keepFocus(main);
});
afterEach(() => end());

const element = (id: string) => document.getElementById(id) as HTMLElement;
const focused = () => document.activeElement?.textContent;
const removeRow = (id: string) => element(id).closest('li')?.remove();
const frames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
};

it.each([
  ['one', 'zwei'],
  ['two', 'drei'],
  ['three', 'zwei'],
])('goes from the row of %s to «%s»', async (id, next) => {
  element(id).focus();
  removeRow(id);
  await expect.poll(focused).toBe(next);
});

it('goes to the heading of the region where nothing is left', async () => {
  for (const id of ['two', 'three']) removeRow(id);
  element('one').focus();
  removeRow('one');
  await expect.poll(focused).toBe('Einladungen');
});

it('is where it was before the dialog that has dealt with it', async () => {
  element('two').focus();
  element('dialog').focus();
  removeRow('two');
  await frames();
  expect(focused()).toBe('ja');
  element('above').remove();
  await expect.poll(focused).toBe('drei');
});

it.each<[string, () => void]>([
  ['where somebody else has put it', () => element('one').focus()],
  ['nowhere after a press beside everything', () => document.dispatchEvent(new Event('pointerdown'))],
  [
    'nowhere on another page',
    () => {
      const { pathname } = location;
      onTestFinished(() => history.replaceState(undefined, '', pathname));
      history.replaceState(undefined, '', '/another');
    },
  ],
])('stays %s', async (_name, act) => {
  element('two').focus();
  element('two').blur();
  act();
  const before = document.activeElement;
  removeRow('two');
  await frames();
  expect(document.activeElement).toBe(before);
});
