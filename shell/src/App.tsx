import { GlobalStyle } from '@learn/ui';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

/** The whole page, the same in the browser and on the server. */
export function App({ router }: { readonly router: DataRouter }) {
  return (
    <>
      <GlobalStyle />
      <RouterProvider router={router} />
    </>
  );
}
