import type { LocaleTexts } from '@learn/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $language } from '../stores/language.ts';
import { addPartTexts, addTexts, i18n, replaceTexts, startI18n, switchTexts, translatorOf } from './i18n.ts';

let namespace = '';
let count = 0;

/** Namespaces cannot be taken back, so each test has its own. */
beforeEach(async () => {
  count += 1;
  namespace = `remote-${count}`;
  await startI18n('de');
});

const greeting: Readonly<Record<string, string>> = { de: 'Guten Tag', fr: 'Bonjour', it: 'Buongiorno' };

function texts() {
  return vi.fn(async (file: string) => ({
    default: { greeting: greeting[file] ?? file, count_one: '1', count_other: 'n' },
  }));
}

function shown(key = 'greeting', values = {}): string {
  return i18n.t(key, { ns: namespace, ...values });
}

describe('startI18n', () => {
  it.each(['de', 'fr', 'it'] as const)(
    'speaks %s from the start, also to screen readers',
    async (language) => {
      await startI18n(language);
      await addTexts(namespace, texts());
      expect(shown()).toBe(greeting[language]);
      expect($language.get()).toBe(language);
      expect(document.documentElement.lang).toBe(language);
    },
  );

  it('falls back to German where a text is missing', async () => {
    const incomplete: Record<string, LocaleTexts> = { de: { greeting: 'Guten Tag' } };
    await addTexts(namespace, async (file) => ({ default: incomplete[file] ?? {} }));
    await switchTexts('it');
    expect(shown()).toBe('Guten Tag');
  });

  it('does not escape what people are called', async () => {
    await addTexts(namespace, async () => ({ default: { greeting: 'Guten Tag, {{name}}' } }));
    expect(shown('greeting', { name: 'A & B' })).toBe('Guten Tag, A & B');
  });
});

it('writes counts as all numbers are written, and leaves other numbers', async () => {
  await addTexts(namespace, async () => ({
    default: {
      found_one: '{{count}} Person',
      found_other: '{{count}} Personen',
      range: '{{first}}–{{last}} von {{count}}, {{year}}',
    },
  }));
  expect(shown('found', { count: 1 })).toBe('1 Person');
  expect(shown('found', { count: 999 })).toBe('999 Personen');
  expect(shown('found', { count: 1234.5 })).toBe('1234.5 Personen');
  expect(shown('found', { count: 8928 })).toMatch(/^8['’]928 Personen$/);
  expect(shown('range', { first: 1201, last: 1300, count: 8928, year: 2026 })).toMatch(
    /^1['’]201–1['’]300 von 8['’]928, 2026$/,
  );
});

describe('addTexts', () => {
  it('loads the language of the screen only', async () => {
    const load = texts();
    await addTexts(namespace, load);
    expect(load.mock.calls).toEqual([['de']]);
  });

  it('loads nothing twice', async () => {
    const load = texts();
    await addTexts(namespace, load);
    await addTexts(namespace, load);
    expect(load).toHaveBeenCalledOnce();
  });

  it('throws what the loader throws, which then does not stand in the way of a switch', async () => {
    const broken = async () => Promise.reject(new Error('chunk is gone'));
    await expect(addTexts(namespace, broken)).rejects.toThrow('chunk is gone');
    await switchTexts('fr');
    expect($language.get()).toBe('fr');
  });
});

describe('switchTexts', () => {
  it('has all texts before anything on the screen changes', async () => {
    const loaded: string[] = [];
    const load = async (file: string) => {
      loaded.push(`${file} while ${$language.get()}`);
      return { default: { greeting: greeting[file] ?? '' } };
    };
    await addTexts(namespace, load);
    await addTexts(`${namespace}-b`, load);
    await switchTexts('fr');
    expect(loaded).toEqual(['de while de', 'de while de', 'fr while de', 'fr while de']);
    expect(shown()).toBe('Bonjour');
  });

  it('changes nothing when one of them cannot be loaded', async () => {
    await addTexts(namespace, texts());
    let up = false;
    await addTexts(`${namespace}-b`, async (file) => {
      if (file === 'it' && !up) throw new Error('chunk is gone');
      return texts()(file);
    });
    await expect(switchTexts('it')).rejects.toThrow('chunk is gone');
    expect($language.get()).toBe('de');
    expect(document.documentElement.lang).toBe('de');
    expect(shown()).toBe('Guten Tag');
    up = true;
    await switchTexts('it');
    expect(shown()).toBe('Buongiorno');
  });

  it('takes along a remote that arrives meanwhile', async () => {
    const late = `${namespace}-late`;
    const load = texts();
    await addTexts(namespace, async (file) => {
      if (file === 'fr') await addTexts(late, load);
      return texts()(file);
    });
    await switchTexts('fr');
    expect(i18n.t('greeting', { ns: late })).toBe('Bonjour');
  });
});

describe('addPartTexts', () => {
  it('loads the part’s file, which then takes part in every switch', async () => {
    const load = texts();
    await addTexts(namespace, load);
    await addPartTexts(`${namespace}/exam`);
    await switchTexts('fr');
    expect(load.mock.calls).toEqual([['de'], ['exam.de'], ['fr'], ['exam.fr']]);
    expect(i18n.t('greeting', { ns: `${namespace}/exam` })).toBe('exam.fr');
  });

  it('throws for an owner that has no texts', async () => {
    await expect(addPartTexts('mfe-none/exam')).rejects.toThrow('mfe-none has no texts yet');
  });
});

describe('translatorOf', () => {
  it('is the same as long as its texts are, whatever else arrives', async () => {
    await addTexts(namespace, texts());
    const translate = translatorOf(namespace);
    await addTexts(`${namespace}-b`, texts());
    expect(translatorOf(namespace)).toBe(translate);
    await switchTexts('fr');
    expect(translatorOf(namespace)('greeting')).toBe('Bonjour');
    await switchTexts('de');
    expect(translatorOf(namespace)('greeting')).toBe('Guten Tag');
  });

  it('knows texts that arrive after they were asked for, and those that replace them', async () => {
    expect(translatorOf(namespace)('greeting')).toBe('greeting');
    await addTexts(namespace, texts());
    expect(translatorOf(namespace)('greeting')).toBe('Guten Tag');
    replaceTexts(namespace, 'de', { greeting: 'Grüezi' });
    expect(translatorOf(namespace)('greeting')).toBe('Grüezi');
  });

  it('puts values into a text each time anew', async () => {
    await addTexts(namespace, async () => ({ default: { hello: 'Hallo {{name}}' } }));
    const translate = translatorOf(namespace);
    expect([translate('hello', { name: 'Lena' }), translate('hello', { name: 'Nino' })]).toEqual([
      'Hallo Lena',
      'Hallo Nino',
    ]);
  });
});
