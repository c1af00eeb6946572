import { definePartTexts } from '@learn/platform';

/** Texts of the parts that most pages do not need: each comes along with its part. */
export const partTexts = definePartTexts('mfe-learning-path', {
  assignment: {
    de: () => import('./locales/assignment.de.json'),
    fr: () => import('./locales/assignment.fr.json'),
    it: () => import('./locales/assignment.it.json'),
  },
  documents: {
    de: () => import('./locales/documents.de.json'),
    fr: () => import('./locales/documents.fr.json'),
    it: () => import('./locales/documents.it.json'),
  },
  event: {
    de: () => import(/* webpackChunkName: "small-de" */ './locales/event.de.json'),
    fr: () => import(/* webpackChunkName: "small-fr" */ './locales/event.fr.json'),
    it: () => import(/* webpackChunkName: "small-it" */ './locales/event.it.json'),
  },
  exam: {
    de: () => import('./locales/exam.de.json'),
    fr: () => import('./locales/exam.fr.json'),
    it: () => import('./locales/exam.it.json'),
  },
  feedback: {
    de: () => import(/* webpackChunkName: "small-de" */ './locales/feedback.de.json'),
    fr: () => import(/* webpackChunkName: "small-fr" */ './locales/feedback.fr.json'),
    it: () => import(/* webpackChunkName: "small-it" */ './locales/feedback.it.json'),
  },
  media: {
    de: () => import('./locales/media.de.json'),
    fr: () => import('./locales/media.fr.json'),
    it: () => import('./locales/media.it.json'),
  },
  person: {
    de: () => import(/* webpackChunkName: "small-de" */ './locales/person.de.json'),
    fr: () => import(/* webpackChunkName: "small-fr" */ './locales/person.fr.json'),
    it: () => import(/* webpackChunkName: "small-it" */ './locales/person.it.json'),
  },
});
