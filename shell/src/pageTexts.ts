import { definePartTexts } from '@learn/platform';

/** The texts of single pages and menus; small ones share a file, as each file costs every page its hash. */
export const pageTexts = definePartTexts('shell', {
  home: {
    de: () => import('./locales/home.de.json'),
    fr: () => import('./locales/home.fr.json'),
    it: () => import('./locales/home.it.json'),
  },
  login: {
    de: () => import('./locales/login.de.json'),
    fr: () => import('./locales/login.fr.json'),
    it: () => import('./locales/login.it.json'),
  },
  messages: {
    de: () => import('./locales/messages.de.json'),
    fr: () => import('./locales/messages.fr.json'),
    it: () => import('./locales/messages.it.json'),
  },
  notifications: {
    de: () => import(/* webpackChunkName: "own-de" */ './locales/notifications.de.json'),
    fr: () => import(/* webpackChunkName: "own-fr" */ './locales/notifications.fr.json'),
    it: () => import(/* webpackChunkName: "own-it" */ './locales/notifications.it.json'),
  },
  profile: {
    de: () => import(/* webpackChunkName: "own-de" */ './locales/profile.de.json'),
    fr: () => import(/* webpackChunkName: "own-fr" */ './locales/profile.fr.json'),
    it: () => import(/* webpackChunkName: "own-it" */ './locales/profile.it.json'),
  },
  menu: {
    de: () => import(/* webpackChunkName: "small-de" */ './locales/menu.de.json'),
    fr: () => import(/* webpackChunkName: "small-fr" */ './locales/menu.fr.json'),
    it: () => import(/* webpackChunkName: "small-it" */ './locales/menu.it.json'),
  },
  session: {
    de: () => import(/* webpackChunkName: "small-de" */ './locales/session.de.json'),
    fr: () => import(/* webpackChunkName: "small-fr" */ './locales/session.fr.json'),
    it: () => import(/* webpackChunkName: "small-it" */ './locales/session.it.json'),
  },
  persons: {
    de: () => import('./locales/persons.de.json'),
    fr: () => import('./locales/persons.fr.json'),
    it: () => import('./locales/persons.it.json'),
  },
  dueDates: {
    de: () => import('./locales/dueDates.de.json'),
    fr: () => import('./locales/dueDates.fr.json'),
    it: () => import('./locales/dueDates.it.json'),
  },
  outbox: {
    de: () => import(/* webpackChunkName: "small-de" */ './locales/outbox.de.json'),
    fr: () => import(/* webpackChunkName: "small-fr" */ './locales/outbox.fr.json'),
    it: () => import(/* webpackChunkName: "small-it" */ './locales/outbox.it.json'),
  },
  settings: {
    de: () => import(/* webpackChunkName: "own-de" */ './locales/settings.de.json'),
    fr: () => import(/* webpackChunkName: "own-fr" */ './locales/settings.fr.json'),
    it: () => import(/* webpackChunkName: "own-it" */ './locales/settings.it.json'),
  },
  styleguide: {
    de: () => import(/* webpackChunkName: "own-de" */ './locales/styleguide.de.json'),
    fr: () => import(/* webpackChunkName: "own-fr" */ './locales/styleguide.fr.json'),
    it: () => import(/* webpackChunkName: "own-it" */ './locales/styleguide.it.json'),
  },
});

export const { lazyPage, add: addPageTexts, namespace: pageNamespace } = pageTexts;
