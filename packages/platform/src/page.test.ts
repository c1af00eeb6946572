import { pageDataElementId } from '@learn/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { pageOf } from './testing/fixtures.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.resetModules();
});

it('is what the server wrote into the page', async () => {
  const { pageData } = await import('./page.ts');
  const element = document.createElement('script');
  element.id = pageDataElementId;
  element.type = 'application/json';
  element.textContent = JSON.stringify(pageOf({ build: 'abc' }));
  document.body.append(element);
  expect(pageData().build).toBe('abc');
});

it('is an error that says what to do where there is no such page', async () => {
  const { pageData } = await import('./page.ts');
  expect(() => pageData()).toThrow('Open the platform through its server.');
});
