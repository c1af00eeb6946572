import { defineShell, listKey, restPaths } from '@learn/contracts';

/** The shell's own addresses; evaluated by the build, so it imports nothing but contracts. */
export const shell = defineShell({
  signedInModules: ['./layout/SignedInLayout.tsx'],
  signedInRest: [restPaths.notificationUnreadCount],
  mounts: [
    {
      path: '/',
      modules: ['./home/HomePage.tsx', './locales/home.{language}.json'],
      slots: ['home.course'],
      rest: [
        '/api/dashboard/config/',
        '/api/dashboard/persons/summary/',
        '/api/dashboard/duedates/?upcoming=true&limit=6',
      ],
    },
    {
      path: '/dashboard/persons',
      modules: ['./persons/PersonsPage.tsx', './locales/persons.{language}.json', '@learn/ui/table'],
      rest: [
        '/api/dashboard/config/',
        '/api/dashboard/persons/filters/',
        listKey('/api/dashboard/persons/?sort=last_name&limit=100&offset=0'),
      ],
    },
    {
      path: '/dashboard/persons-competence',
      modules: ['./persons/PersonsPage.tsx', './locales/persons.{language}.json', '@learn/ui/table'],
      rest: [
        '/api/dashboard/config/',
        '/api/dashboard/persons/filters/',
        listKey('/api/dashboard/persons/?with_competence_metrics=true&sort=last_name&limit=100&offset=0'),
      ],
    },
    {
      path: '/dashboard/due-dates',
      modules: ['./dueDates/DueDatesPage.tsx', './locales/dueDates.{language}.json', '@learn/ui/table'],
      rest: ['/api/dashboard/duedates/'],
    },
    { path: '/login', public: true },
    {
      path: '/messages',
      modules: ['./messages/MessagesPage.tsx', './locales/messages.{language}.json'],
      rest: ['/api/messages/threads/?max=20', '/api/messages/recipients/'],
    },
    {
      path: '/notifications',
      modules: ['./notifications/NotificationsPage.tsx', './locales/notifications.{language}.json'],
      rest: ['/notifications/api/all_list/?max=20'],
    },
    {
      path: '/login-local',
      public: true,
      modules: ['./login/LoginPage.tsx', './locales/login.{language}.json'],
    },
    {
      path: '/profile',
      modules: ['./profile/ProfilePage.tsx', './locales/profile.{language}.json'],
      rest: ['/api/core/organisations/', '/api/dashboard/config/'],
    },
    {
      path: '/settings',
      modules: [
        './settings/SettingsPage.tsx',
        './locales/settings.{language}.json',
        './locales/dueDates.{language}.json',
      ],
      rest: [
        '/notifications/api/preferences/',
        '/api/dashboard/calendar/',
        '/api/core/login-sessions/',
        '/api/core/settings/',
      ],
    },
    {
      path: '/styleguide',
      public: true,
      modules: ['./styleguide/StyleguidePage.tsx', './locales/styleguide.{language}.json'],
    },
  ],
});
