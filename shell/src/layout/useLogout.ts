import { logout, reportError } from '@learn/platform';
import { useState } from 'react';
import { logoutAddress } from '../session/loginAddress.ts';

/** Logs out and leaves the platform; `failed` when the server could not be reached. */
export function useLogout(): { leave: () => void; failed: boolean } {
  const [failed, setFailed] = useState(false);
  const leave = async () => {
    try {
      await logout();
      window.location.assign(logoutAddress());
    } catch (error) {
      reportError(error, { area: 'logout' });
      setFailed(true);
    }
  };
  return { leave: () => void leave(), failed };
}
