import { expect, test } from 'vitest';
import { visitorLanguage } from './visitorLanguage.ts';

test.each([
  ['/onboarding/vv-fr/account/create', 'fr'],
  ['/onboarding/ag-it', 'it'],
  ['/onboarding/et-de/account/confirm', 'de'],
] as const)('%s is in its own language', (pathname, language) => {
  expect(visitorLanguage(pathname, language === 'de' ? 'fr' : 'de')).toBe(language);
});

test.each([
  '/onboarding/uk/account/create',
  '/onboarding/vv-en',
  '/onboarding',
  '/login-local',
  '/x/onboarding/vv-fr',
])('%s is in the language of the browser', (pathname) => {
  expect(visitorLanguage(pathname, 'it')).toBe('it');
});
