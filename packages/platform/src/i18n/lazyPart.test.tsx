import { render, screen } from '@testing-library/react';
import { type FunctionComponent, Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageRoutes } from '../composition/pageRoutes.ts';
import { $pageTaken } from '../stores/pageTaken.ts';
import { addTexts, i18n, startI18n } from './i18n.ts';
import { lazyPart, loadParts } from './lazyPart.ts';
import { useRemoteTexts } from './useRemoteTexts.ts';

const titles: Readonly<Record<string, string>> = { 'media.de': 'Mediathek', 'media.fr': 'Médiathèque' };

function Title({ level }: { level: number }) {
  const { t } = useRemoteTexts<{ title: string }>('mfe-test/media');
  return <p>{`${level} ${t('title')}`}</p>;
}

beforeEach(async () => {
  await startI18n('fr');
  await addTexts('mfe-test', async (file) => ({ default: { title: titles[file] ?? file } }));
});

it('brings a page together with its texts', async () => {
  const [route] = pageRoutes('mfe-test', [
    { path: '/media', load: async () => () => <p>page</p>, texts: ['media'] },
  ]);
  if (typeof route?.lazy !== 'function') throw new Error('the page is loaded when it is opened');
  const { Component } = (await route.lazy()) as { Component: () => React.ReactNode };
  render(<Component />);
  expect(screen.getByText('page')).toBeVisible();
  expect(i18n.t('title', { ns: 'mfe-test/media' })).toBe('Médiathèque');
});

it('draws a part once its texts are there', async () => {
  const Part = lazyPart('mfe-test/Title', 'mfe-test/media', async () => Title);
  render(
    <Suspense fallback="…">
      <Part level={2} />
    </Suspense>,
  );
  expect(await screen.findByText('2 Médiathèque')).toBeVisible();
});

it('draws at once what was loaded before, with the parts that it brings', async () => {
  let Inner: FunctionComponent = () => <p>not defined yet</p>;
  const Outer = lazyPart('mfe-test/Outer', undefined, async () => {
    Inner = lazyPart('mfe-test/Inner', undefined, async () => () => <p>inner</p>);
    return () => (
      <section>
        <Inner />
      </section>
    );
  });
  await loadParts(['mfe-test/Outer', 'mfe-test/Inner', 'mfe-test/Unknown']);
  render(
    <Suspense fallback="…">
      <Outer />
    </Suspense>,
  );
  expect(screen.getByText('inner')).toBeVisible();
});

it('loads a part ahead on the page that is opened, and not on later ones', async () => {
  $pageTaken.set(false);
  const load = vi.fn(async () => () => <p>chart</p>);
  const Part = lazyPart('mfe-test/Chart', undefined, load, { ahead: true });
  expect(load).toHaveBeenCalledOnce();
  render(
    <Suspense fallback="…">
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('chart')).toBeVisible();
  $pageTaken.set(true);
  const later = vi.fn(async () => () => <p>later</p>);
  lazyPart('mfe-test/Later', undefined, later, { ahead: true });
  expect(later).not.toHaveBeenCalled();
});

it('asks again for a part that could not be had ahead', async () => {
  $pageTaken.set(false);
  const load = vi.fn(async () => () => <p>chart</p>);
  load.mockRejectedValueOnce(new Error('no network'));
  const Part = lazyPart('mfe-test/Again', undefined, load, { ahead: true });
  await expect(load.mock.results[0]?.value).rejects.toThrow();
  render(
    <Suspense fallback="…">
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('chart')).toBeVisible();
});
