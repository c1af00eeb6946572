import { defineShell } from '@learn/contracts';

/** The shell's own addresses; evaluated by the build, so it imports nothing but contracts. */
export const shell = defineShell({
  signedInModules: ['./layout/SignedInLayout.tsx', '@learn/platform/apollo'],
  mounts: [
    { path: '/', modules: ['./home/HomePage.tsx'], slots: ['home.course'], rest: ['/api/dashboard/config/'] },
    { path: '/login', public: true },
    {
      path: '/login-local',
      public: true,
      modules: ['./login/LoginPage.tsx', './locales/login.{language}.json'],
    },
  ],
});
