import type { LocaleTexts } from '@learn/contracts';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addTexts, startI18n, switchTexts } from './i18n.ts';
import { useRemoteTexts } from './useRemoteTexts.ts';

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
  const { result } = renderHook(() => useRemoteTexts<Texts>('mfe-texts'));
  expect(result.current.t('page.title')).toBe('Lernpfad');
  expect(result.current.t('minutes', { count: 1 })).toBe('1 Minute');
  expect(result.current.t('minutes', { count: 5 })).toBe('5 Minuten');
  await act(() => switchTexts('it'));
  expect(result.current.language).toBe('it');
  expect(result.current.t('page.title')).toBe('Percorso');
  expect(result.current.t('minutes', { count: 5 })).toBe('5 minuti');
});
