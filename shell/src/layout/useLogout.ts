import { logout, reportError } from '@learn/platform';
import { useState } from 'react';
import { loginAddress } from '../session/loginAddress.ts';

/** Logs out and leaves for the login page; `failed` when the server could not be reached. */
export function useLogout(): { leave: () => void; failed: boolean } {
  const [failed, setFailed] = useState(false);
  const leave = async () => {
    try {
      await logout();
      window.location.assign(loginAddress('/'));
    } catch (error) {
      reportError(error, { area: 'logout' });
      setFailed(true);
    }
  };
  return { leave: () => void leave(), failed };
}
