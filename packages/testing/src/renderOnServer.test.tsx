import { expect, it } from 'vitest';
import { accessibilityFaults } from './accessibilityFaults.ts';
import { renderOnServer } from './renderOnServer.tsx';

function Width() {
  return <p>{window.innerWidth > 0 ? 'wide' : localStorage.getItem('width')}</p>;
}

it('names each use of the browser while something is rendered', async () => {
  const { html, faults } = await renderOnServer(<Width />);
  expect(html).toBe('<p>wide</p>');
  expect(faults).toEqual([expect.stringMatching(/^window\.innerWidth .*renderOnServer\.test\.tsx/)]);
});

it('finds nothing where there is none, and leaves the browser as it was', async () => {
  expect(await renderOnServer(<p>wide</p>)).toEqual({ html: '<p>wide</p>', faults: [] });
  expect(window.innerWidth).toBeGreaterThan(0);
});

it('axe names what nobody could use', async () => {
  document.body.innerHTML = '<button></button>';
  expect(await accessibilityFaults(document.body)).toEqual(['button-name: <button></button>']);
});
