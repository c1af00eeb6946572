import { defineShell, endpoints } from '@learn/contracts';
import { pages } from './pages.ts';

/** What the build and the server know of the shell; evaluated by the build, so it imports nothing but contracts. */
export const shell = defineShell({
  signedInModules: ['./layout/SignedInLayout.tsx'],
  signedInRest: [endpoints.unreadCount.path],
  pages,
});
