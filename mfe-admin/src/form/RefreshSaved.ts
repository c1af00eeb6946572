import { createContext } from 'react';

/**
 * Asks again for what the forms below it show as saved, after a refusal: another administrator may have changed it meanwhile.
 * Nothing where no page offers it.
 */
export const RefreshSaved = createContext<() => unknown>(() => undefined);
