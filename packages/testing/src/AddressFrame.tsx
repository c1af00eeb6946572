import { screen } from '@testing-library/react';
import { Outlet, useLocation } from 'react-router';

/** A frame for `renderRemote` that shows the address below the page, where `currentAddress` reads it. */
export function AddressFrame() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Outlet />
      <footer data-testid="address">{pathname + search}</footer>
    </>
  );
}

/** @returns path and query of the page that is open in an `AddressFrame` */
export function currentAddress(): string | null {
  return screen.getByTestId('address').textContent;
}
