import { expect, it } from 'vitest';
import { missingTexts } from './missingTexts.ts';
import { localeFiles, temporaryFolder } from './testing/temporaryFolder.ts';

const forms = (...names: string[]) => Object.fromEntries(names.map((name) => [`page_${name}`, name]));

it('has nothing to say when all keys are there', async () => {
  const folder = await temporaryFolder(localeFiles({ title: 'a', page: { lead: 'b' } }));
  await expect(missingTexts(folder)).resolves.toEqual([]);
});

it('names the key and the language that lacks it', async () => {
  const de = { title: 'a', page: { lead: 'b' } };
  const folder = await temporaryFolder(localeFiles(de, { title: 'a' }, { page: { lead: 'b' }, extra: 'c' }));
  await expect(missingTexts(folder)).resolves.toEqual([
    'de.json lacks extra',
    'fr.json lacks page.lead',
    'fr.json lacks extra',
    'it.json lacks title',
  ]);
});

it('looks at the texts of single pages too', async () => {
  const folder = await temporaryFolder({
    ...localeFiles({ title: 'a' }),
    'src/locales/login.de.json': '{ "welcome": "a" }',
    'src/locales/login.fr.json': '{}',
    'src/locales/login.it.json': '{ "welcome": "a" }',
  });
  await expect(missingTexts(folder)).resolves.toEqual(['login.fr.json lacks welcome']);
});

it('refuses formats, which are not built in', async () => {
  const folder = await temporaryFolder(
    localeFiles({ share: '{{value}} %' }, { share: '{{value, number}} %' }, { share: '{{value}} %' }),
  );
  await expect(missingTexts(folder)).resolves.toEqual([
    'fr.json wants a format in share: fill in the value as it is read',
  ]);
});

it('knows that a plural has other forms in other languages', async () => {
  const latin = forms('one', 'many', 'other');
  const folder = await temporaryFolder(localeFiles(forms('one', 'other'), latin, latin));
  await expect(missingTexts(folder)).resolves.toEqual([]);
});

it('names the form that a language lacks', async () => {
  const folder = await temporaryFolder(
    localeFiles(forms('one', 'other'), forms('one', 'many', 'other'), forms('one')),
  );
  await expect(missingTexts(folder)).resolves.toEqual([
    'it.json lacks page_many',
    'it.json lacks page_other',
  ]);
});

it('allows a form for nothing at all where it is wanted', async () => {
  const latin = forms('one', 'many', 'other');
  const folder = await temporaryFolder(localeFiles(forms('zero', 'one', 'other'), latin, latin));
  await expect(missingTexts(folder)).resolves.toEqual([]);
});

it('takes a key that merely ends like a plural as it is', async () => {
  const folder = await temporaryFolder(localeFiles({ step_one: 'a', step_two: 'b' }, { step_one: 'a' }));
  await expect(missingTexts(folder)).resolves.toEqual(['fr.json lacks step_two']);
});

it('fails when a language has no file', async () => {
  const folder = await temporaryFolder({ 'src/locales/de.json': {}, 'src/locales/it.json': {} });
  await expect(missingTexts(folder)).rejects.toThrow('fr.json');
});
