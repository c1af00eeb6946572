import { linkPatterns, listKey, page } from '@learn/contracts';

const config = '/api/dashboard/config/';
const waiting = '/api/dashboard/waiting/';
const personFilters = '/api/dashboard/persons/filters/';

/** The shell's own pages, as the running shell and its build know them. */
export const pages = [
  page({
    path: linkPatterns.home,
    load: () => import('./home/HomePage.tsx').then((module) => module.HomePage),
    texts: ['home'],
    slots: ['home.course'],
    data: {
      rest: [
        config,
        waiting,
        '/api/dashboard/persons/summary/',
        '/api/dashboard/duedates/?upcoming=true&pending=true&limit=6',
      ],
    },
  }),
  page({
    path: linkPatterns.persons,
    load: () => import('./persons/PersonsPage.tsx').then((module) => module.PersonsPage),
    texts: ['persons'],
    modules: ['@learn/ui/table'],
    data: {
      rest: [config, personFilters, listKey('/api/dashboard/persons/?sort=last_name&limit=100&offset=0')],
    },
  }),
  page({
    path: linkPatterns.personsCompetence,
    load: () => import('./persons/PersonsPage.tsx').then((module) => module.PersonsCompetencePage),
    texts: ['persons'],
    modules: ['@learn/ui/table'],
    data: {
      rest: [
        config,
        personFilters,
        listKey('/api/dashboard/persons/?with_competence_metrics=true&sort=last_name&limit=100&offset=0'),
      ],
    },
  }),
  page({
    path: linkPatterns.dueDates,
    load: () => import('./dueDates/DueDatesPage.tsx').then((module) => module.DueDatesPage),
    texts: ['dueDates'],
    modules: ['@learn/ui/table'],
    data: { rest: [listKey('/api/dashboard/duedates/?limit=500&offset=0')] },
  }),
  page({
    path: linkPatterns.messages,
    load: () => import('./messages/MessagesPage.tsx').then((module) => module.MessagesPage),
    texts: ['messages'],
    modules: ['@learn/platform/form'],
    data: { rest: ['/api/messages/threads/?max=20', '/api/messages/recipients/'] },
  }),
  page({
    path: linkPatterns.notifications,
    load: () => import('./notifications/NotificationsPage.tsx').then((module) => module.NotificationsPage),
    texts: ['notifications'],
    data: { rest: ['/notifications/api/all_list/?max=20'] },
  }),
  // leads to the login of the installation, which is the next page or another server's
  page({
    path: linkPatterns.login,
    load: () => import('./login/LoginPage.tsx').then((module) => module.LoginPage),
    texts: ['login'],
    public: true,
  }),
  page({
    path: linkPatterns.loginLocal,
    load: () => import('./login/LoginPage.tsx').then((module) => module.LoginPage),
    texts: ['login'],
    public: true,
  }),
  page({
    path: linkPatterns.accountInvitation,
    load: () => import('./login/InvitationPage.tsx').then((module) => module.InvitationPage),
    texts: ['login'],
    modules: ['@learn/platform/form', '@learn/ui/content'],
    public: true,
  }),
  page({
    path: linkPatterns.profile,
    load: () => import('./profile/ProfilePage.tsx').then((module) => module.ProfilePage),
    texts: ['profile'],
    modules: ['@learn/platform/form'],
    data: { rest: ['/api/core/organisations/', config] },
  }),
  page({
    path: linkPatterns.settings,
    load: () => import('./settings/SettingsPage.tsx').then((module) => module.SettingsPage),
    // the calendar is the one of the due dates, with its texts
    texts: ['settings', 'dueDates'],
    data: {
      rest: [
        '/notifications/api/preferences/',
        '/api/dashboard/calendar/',
        '/api/core/me/password/',
        '/api/core/login-sessions/',
        '/api/core/settings/',
      ],
    },
  }),
  page({
    path: '/styleguide',
    render: 'browser',
    load: () => import('./styleguide/StyleguidePage.tsx').then((module) => module.StyleguidePage),
    texts: ['styleguide'],
    public: true,
  }),
];
