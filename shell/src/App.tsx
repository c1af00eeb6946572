import { GlobalStyle } from '@learn/ui';
import { useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

interface AppProps {
  readonly router: DataRouter;
  /** called once the frame of the page is there */
  readonly onDrawn?: () => void;
}

/** The whole page, the same in the browser and on the server. */
export function App({ router, onDrawn }: AppProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn for the first time once
  useEffect(() => onDrawn?.(), []);
  return (
    <>
      <GlobalStyle />
      <RouterProvider router={router} />
    </>
  );
}
