import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { createMemoryRouter, RouterProvider, type SetURLSearchParams } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { useSearchParams } from '../facades/router.ts';

const never = new Promise<void>(() => undefined);

/** A page that is drawn for its first address only: any other one is never finished. */
function openPage(address: string) {
  const used: { set?: SetURLSearchParams } = {};
  function Page() {
    const [parameters, set] = useSearchParams();
    used.set ??= set;
    if (`/?${parameters}` !== address) use(never);
    return <p>{String(parameters)}</p>;
  }
  const routes = [
    {
      path: '/',
      element: (
        <Suspense>
          <Page />
        </Suspense>
      ),
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  const set: SetURLSearchParams = (...change) => act(async () => used.set?.(...change));
  return { router, set };
}

const withValue = (name: string, value: string) => (present: URLSearchParams) => {
  present.set(name, value);
  return present;
};

it('keeps a choice whose page is still being drawn when the next one is made', async () => {
  const { router, set } = openPage('/?sort=name');
  await set(withValue('region', 'bern'));
  expect(screen.getByText('sort=name')).toBeVisible();
  await set(withValue('course', 'uk'));
  expect(router.state.location.search).toBe('?sort=name&region=bern&course=uk');
});

it('sets the whole query where no update is given', async () => {
  const { router, set } = openPage('/?sort=name');
  await set({ show: 'unread' }, { replace: true });
  expect(router.state.location.search).toBe('?show=unread');
});
