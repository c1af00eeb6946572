import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { i18n, startI18n } from './i18n.ts';
import { definePartTexts } from './partTexts.ts';
import { useRemoteTexts } from './useRemoteTexts.ts';

const texts = definePartTexts('mfe-test', {
  media: {
    de: async () => ({ default: { title: 'Mediathek' } }),
    fr: async () => ({ default: { title: 'Médiathèque' } }),
    it: async () => ({ default: { title: 'Mediateca' } }),
  },
});

function Title({ level }: { level: number }) {
  const { t } = useRemoteTexts<{ title: string }>(texts.namespace('media'));
  return <p>{`${level} ${t('title')}`}</p>;
}

beforeEach(() => startI18n('fr'));

it('brings a page together with its texts', async () => {
  const { Component } = await texts.lazyPage('media', async () => () => <p>page</p>)();
  render(<Component />);
  expect(screen.getByText('page')).toBeVisible();
  expect(i18n.t('title', { ns: 'mfe-test-media' })).toBe('Médiathèque');
});

it('draws a part once its texts are there', async () => {
  const Part = texts.lazyPart('media', async () => Title);
  render(
    <Suspense fallback="…">
      <Part level={2} />
    </Suspense>,
  );
  expect(await screen.findByText('2 Médiathèque')).toBeVisible();
});

it('names its parts', () => {
  expect(texts.parts).toEqual(['media']);
});
