import type { Mount } from '@learn/contracts';

/** The shell's own addresses, as the running shell knows them; what each of them needs stands in shell.ts. */
export const mounts = [
  { path: '/' },
  { path: '/dashboard/persons' },
  { path: '/dashboard/persons-competence' },
  { path: '/dashboard/due-dates' },
  { path: '/login', public: true },
  { path: '/messages' },
  { path: '/notifications' },
  { path: '/login-local', public: true },
  { path: '/profile' },
  { path: '/settings' },
  { path: '/styleguide', public: true },
] as const satisfies readonly Mount[];
