import type { LocaleTexts } from '@learn/contracts';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addPartTexts, addTexts, replaceTexts, startI18n, switchTexts } from './i18n.ts';
import { remoteTexts } from './useRemoteTexts.ts';

interface Texts {
  page: { title: string };
  minutes_one: string;
  minutes_other: string;
}

const texts: Readonly<Record<string, LocaleTexts>> = {
  de: { page: { title: 'Lernpfad' }, minutes_one: '{{count}} Minute', minutes_other: '{{count}} Minuten' },
  fr: { page: { title: 'Parcours' }, minutes_one: '{{count}} minute', minutes_other: '{{count}} minutes' },
  it: { page: { title: 'Percorso' }, minutes_one: '{{count}} minuto', minutes_other: '{{count}} minuti' },
};

it('gives texts, plural forms and the language, and follows a switch', async () => {
  await startI18n('de');
  await addTexts('mfe-texts', async (file) => ({ default: texts[file] ?? {} }));
  const useTexts = remoteTexts<{ own: Texts }>('mfe-texts');
  const { result } = renderHook(() => useTexts());
  expect(result.current.t('page.title')).toBe('Lernpfad');
  expect(result.current.t('minutes', { count: 1 })).toBe('1 Minute');
  expect(result.current.t('minutes', { count: 5 })).toBe('5 Minuten');
  await act(() => switchTexts('it'));
  expect(result.current.language).toBe('it');
  expect(result.current.t('page.title')).toBe('Percorso');
  expect(result.current.t('minutes', { count: 5 })).toBe('5 minuti');
});

it('gives the texts of a folder, with its own keys', async () => {
  await startI18n('de');
  const files: Readonly<Record<string, LocaleTexts>> = { 'notes.de': { heading: 'Notizen' } };
  await addTexts('mfe-folders', async (file) => ({ default: files[file] ?? {} }));
  await addPartTexts('mfe-folders/notes');
  const useTexts = remoteTexts<{ own: Texts; notes: { heading: string } }>('mfe-folders');
  const { result } = renderHook(() => useTexts('notes'));
  expect(result.current.t('heading')).toBe('Notizen');
  // @ts-expect-error a key of the remote's own texts
  result.current.t('page.title');
  // @ts-expect-error no such folder
  renderHook(() => useTexts('media'));
});

it('is not drawn anew by texts of another remote, but by changed texts of its own', async () => {
  await startI18n('de');
  await addTexts('mfe-first', async () => ({ default: { title: 'Lernpfad' } }));
  const useTexts = remoteTexts<{ own: { title: string } }>('mfe-first');
  let drawings = 0;
  const { result } = renderHook(() => {
    drawings += 1;
    return useTexts();
  });
  await act(() => addTexts('mfe-later', async () => ({ default: { title: 'Kompetenzen' } })));
  expect(drawings).toBe(1);
  act(() => replaceTexts('mfe-first', 'de', { title: 'Mein Lernpfad' }));
  expect(result.current.t('title')).toBe('Mein Lernpfad');
});
