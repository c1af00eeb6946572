import { defineShell, endpoints, listKey, type Mount } from '@learn/contracts';
import { mounts } from './mounts.ts';

/** What a page needs first: its files, the answers that come with it, the slots that it fills. */
type Needs = Pick<Mount, 'modules' | 'rest' | 'slots'>;

const needs: Readonly<Record<(typeof mounts)[number]['path'], Needs>> = {
  '/': {
    modules: ['./home/HomePage.tsx', './locales/home.{language}.json'],
    slots: ['home.course'],
    rest: [
      '/api/dashboard/config/',
      '/api/dashboard/persons/summary/',
      '/api/dashboard/duedates/?upcoming=true&limit=6',
    ],
  },
  '/dashboard/persons': {
    modules: ['./persons/PersonsPage.tsx', './locales/persons.{language}.json', '@learn/ui/table'],
    rest: [
      '/api/dashboard/config/',
      '/api/dashboard/persons/filters/',
      listKey('/api/dashboard/persons/?sort=last_name&limit=100&offset=0'),
    ],
  },
  '/dashboard/persons-competence': {
    modules: ['./persons/PersonsPage.tsx', './locales/persons.{language}.json', '@learn/ui/table'],
    rest: [
      '/api/dashboard/config/',
      '/api/dashboard/persons/filters/',
      listKey('/api/dashboard/persons/?with_competence_metrics=true&sort=last_name&limit=100&offset=0'),
    ],
  },
  '/dashboard/due-dates': {
    modules: ['./dueDates/DueDatesPage.tsx', './locales/dueDates.{language}.json', '@learn/ui/table'],
    rest: ['/api/dashboard/duedates/'],
  },
  '/login': {},
  '/messages': {
    modules: ['./messages/MessagesPage.tsx', './locales/messages.{language}.json'],
    rest: ['/api/messages/threads/?max=20', '/api/messages/recipients/'],
  },
  '/notifications': {
    modules: ['./notifications/NotificationsPage.tsx', './locales/notifications.{language}.json'],
    rest: ['/notifications/api/all_list/?max=20'],
  },
  '/login-local': {
    modules: ['./login/LoginPage.tsx', './locales/login.{language}.json'],
  },
  '/profile': {
    modules: ['./profile/ProfilePage.tsx', './locales/profile.{language}.json'],
    rest: ['/api/core/organisations/', '/api/dashboard/config/'],
  },
  '/settings': {
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
  '/styleguide': {
    modules: ['./styleguide/StyleguidePage.tsx', './locales/styleguide.{language}.json'],
  },
};

/** What the build and the server know of the shell; evaluated by the build, so it imports nothing but contracts. */
export const shell = defineShell({
  signedInModules: ['./layout/SignedInLayout.tsx'],
  signedInRest: [endpoints.unreadCount.path],
  mounts: mounts.map((mount) => ({ ...mount, ...needs[mount.path] })),
});
